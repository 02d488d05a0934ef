/* ck-cohort.c — Concurrency Kit's lock cohorts, of ticket locks. */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <ck_spinlock.h>
#include <ck_cohort.h>
static void lock_with(ck_spinlock_fas_t *lock, void *context) { (void)context; ck_spinlock_fas_lock(lock); }
static void unlock_with(ck_spinlock_fas_t *lock, void *context) { (void)context; ck_spinlock_fas_unlock(lock); }
static bool locked_with(ck_spinlock_fas_t *lock, void *context) { (void)context; return ck_spinlock_fas_locked(lock); }
CK_COHORT_PROTOTYPE(fas, lock_with, unlock_with, locked_with, lock_with, unlock_with, locked_with)
static ck_spinlock_fas_t global = CK_SPINLOCK_FAS_INITIALIZER, local[2];
static CK_COHORT_INSTANCE(fas) cohorts[2];
static int count;
static void *run(void *number) {
    CK_COHORT_INSTANCE(fas) *mine = &cohorts[(long)number];
    CK_COHORT_LOCK(fas, mine, NULL, NULL);
    count++;
    CK_COHORT_UNLOCK(fas, mine, NULL, NULL);
    return NULL;
}
int main(void) {
    for (int i = 0; i < 2; i++) {
        ck_spinlock_fas_init(&local[i]);
        CK_COHORT_INIT(fas, &cohorts[i], &global, &local[i], CK_COHORT_DEFAULT_LOCAL_PASS_LIMIT);
    }
    pthread_t other;
    pthread_create(&other, NULL, run, (void *)0);
    run((void *)1);
    pthread_join(other, NULL);
    assert(count == 2);
}
