//! The part after the threads: what it means, and how it is printed.

mod support;

use fencepost_litmus::{ConditionKind, Options};
use support::{parsed, run};

const PROGRAM: &str = "C c\n{ x = 1; y = 2; int *p = &x; int a[2] = {3, 4}; uint8_t b = 200; }
    P0 (int *x, int *y, int *a, int **p) { int r0 = 0; int r1 = -1; int *r2 = x; }
    P1 (int *y) { int r0 = 1; unsigned r1 = 7; }\n";

/// The condition prints as `printed`, and holds in the one final state of [`PROGRAM`] or not.
#[track_caller]
fn check(condition: &str, printed: &str, satisfied: bool) {
    let run = run(&format!("{PROGRAM}{condition}"), &Options::default(), 0);
    assert_eq!(run.test.condition.text, printed);
    assert_eq!(run.satisfied(), satisfied, "{condition}");
}

#[test]
fn atoms() {
    check("exists (0:r0=0)", "exists (0:r0=0)", true);
    check("exists 0:r0=1", "exists (0:r0=1)", false);
    check("exists (x=1)", "exists ([x]=1)", true);
    check("exists ([x]=1)", "exists ([x]=1)", true);
    check("exists ( *x=1)", "exists ([x]=1)", true);
    check("exists (a[1]=4)", "exists (a[1]=4)", true);
    check("exists ([a[0]]==3)", "exists (a[0]=3)", true);
    check("exists (P1:r0=1)", "exists (1:r0=1)", true);
    check("exists (0:r1=-1)", "exists (0:r1=-1)", true);
    check("exists (0:r1=0xffffffff)", "exists (0:r1=4294967295)", true);
    check("exists (b=200)", "exists ([b]=200)", true);
    check("exists (b=-56)", "exists ([b]=-56)", true);
    check("exists (0:r0!=1)", "exists (not (0:r0=1))", true);
    check("exists (true)", "exists (true)", true);
    check("exists (false)", "exists (false)", false);
    check("exists (a={3,4})", "exists (a={3,4})", true);
    check("exists (a!={3,5})", "exists (not (a={3,5}))", true);
}

#[test]
fn pointers_and_other_observables() {
    check("exists (0:r2=x)", "exists (0:r2=x)", true);
    check("exists (0:r2=&x /\\ p=y)", r"exists (0:r2=x /\ [p]=y)", false);
    check("exists (p=a[1])", "exists ([p]=a[1])", false);
    check("exists (p=0)", "exists ([p]=0)", false);
    check("exists (p=NULL)", "exists ([p]=0)", false);
    check("exists (0:r0=1:r0)", "exists (0:r0=1:r0)", false);
    check("exists (x=[y])", "exists ([x]=[y])", false);
    check("exists (1:r0=*x)", "exists (1:r0=[x])", true);
    check("exists ([x]=1:r0)", "exists ([x]=1:r0)", true);
    check("exists (p=0:r2)", "exists ([p]=0:r2)", true);
}

#[test]
fn connectives_print_as_herd_does() {
    check(r"exists (x=1/\y=2)", r"exists ([x]=1 /\ [y]=2)", true);
    check(r"exists ((x=1 /\ y=2) /\ b=200)", r"exists ([x]=1 /\ [y]=2 /\ [b]=200)", true);
    check(r"exists (x=0 \/ y=0 /\ x=1)", r"exists ([x]=0 \/ [y]=0 /\ [x]=1)", false);
    check(r"exists ((x=1 \/ y=0) /\ x=0)", r"exists (([x]=1 \/ [y]=0) /\ [x]=0)", false);
    check(r"exists (x=1 && y=2 || false)", r"exists ([x]=1 /\ [y]=2 \/ false)", true);
    check(r"exists (not x=1)", r"exists (not ([x]=1))", false);
    check(r"exists (~(x=1 /\ y=3))", r"exists (not ([x]=1 /\ [y]=3))", true);
    check(r"exists (~x=0 /\ y=2)", r"exists (not ([x]=0) /\ [y]=2)", true);
}

#[test]
fn implication_binds_tightest_as_in_herd() {
    check(r"exists (x=0 /\ y=2 => y=3)", r"exists ([x]=0 /\ ([y]=2 => [y]=3))", false);
    check(r"exists (x=0 => y=3 \/ x=0)", r"exists (([x]=0 => [y]=3) \/ [x]=0)", true);
    check(r"exists (x=1 => y=2 => x=0)", r"exists ([x]=1 => [y]=2 => [x]=0)", false);
    check(r"exists ((x=1 \/ y=2) => x=0)", r"exists (([x]=1 \/ [y]=2) => [x]=0)", false);
}

#[test]
fn kinds() {
    #[track_caller]
    fn kind(condition: &str, expected: ConditionKind, text: &str) {
        let test = parsed(&format!("{PROGRAM}{condition}"), &Options::default());
        assert_eq!((test.condition.kind, test.condition.text.as_str()), (expected, text));
    }
    kind("exists (x=1)", ConditionKind::Exists, "exists ([x]=1)");
    kind("~exists (x=1);", ConditionKind::NotExists, "~exists ([x]=1)");
    kind("not exists x=1", ConditionKind::NotExists, "~exists ([x]=1)");
    kind("forall (x=1)", ConditionKind::Forall, "forall ([x]=1)");
    kind("final (x=1)", ConditionKind::Exists, "exists ([x]=1)");
    kind("(x=1)", ConditionKind::Exists, "exists ([x]=1)");
    kind("", ConditionKind::Forall, "forall (true)");
    kind("locations [x;]", ConditionKind::Forall, "forall (true)");
    kind("observed x=1; y=2; and x=0;", ConditionKind::Exists, r"exists ([x]=1 /\ [y]=2 \/ [x]=0)");
}

#[test]
fn what_kinds_claim() {
    for (kind, answers) in [
        (ConditionKind::Exists, [false, true, false, true]),
        (ConditionKind::NotExists, [true, false, true, false]),
        (ConditionKind::Forall, [true, true, false, false]),
    ] {
        assert_eq!(
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(positive, negative)| kind.holds(positive, negative)),
            answers
        );
    }
}

/// A state shows what `locations` and the condition name, registers first, and nothing of the filter.
#[track_caller]
fn check_state(outcome: &str, state: &str) {
    let run = run(&format!("{PROGRAM}{outcome}"), &Options::default(), 0);
    assert_eq!(run.state(), state);
}

#[test]
fn states_are_sorted_and_leave_the_filter_out() {
    check_state("exists (y=2 /\\ 1:r0=0 /\\ 0:r1=0 /\\ 0:r0=0)", "0:r0=0; 0:r1=-1; 1:r0=1; [y]=2;");
    check_state("locations [y; 1:r1; x] filter (b=200) exists (x=1)", "1:r1=7; [x]=1; [y]=2;");
    check_state("locations [0:r2; p; a; b;]", "0:r2=x; a[0]=3; a[1]=4; [b]=200; [p]=x;");
    check_state(
        "locations [0:r1 unsigned int; b int8_t; 0:r2 *; p int*;]",
        "0:r1=4294967295; 0:r2=x; [b]=-56; [p]=x;",
    );
    check_state("locations []", "");
}

#[test]
fn the_filter_is_kept() {
    let run = run(&format!("{PROGRAM}filter (x=1 /\\ 0:r0=1) exists (x=1)"), &Options::default(), 0);
    let values = run.values();
    assert!(!run.test.filter.as_ref().unwrap().eval(&|id| values[id.index()]));
    assert_eq!(run.test.observables.len(), 2);
}
