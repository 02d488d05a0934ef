// conflicting-types-2.c — the second file of conflicting-types.c; not run alone.
int twofold = 2;
