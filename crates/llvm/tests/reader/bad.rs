//! Checks the place and the message of errors in bad text.

use fencepost_llvm::reader::{read, read_bytes};
use fencepost_llvm::{Ir, LoadError, Options, load_while};
use fencepost_source::{FileId, SourceFile};
use std::cell::Cell;

/// Reads `ir` and compares the first line of what is wrong with it: `line:column message`.
#[track_caller]
fn check(ir: &str, expected: &str) {
    let file = SourceFile::new("test.ll", ir);
    let Err(error) = read(&file) else { panic!("this was read without complaint:\n{ir}") };
    let at = file.pos(FileId(0), error.span.start);
    assert_eq!(format!("{}:{} {}", at.line, at.column, error.message), expected, "\n{}", error.render(&file));
}

/// Checks the message for the body of a function that returns nothing.
#[track_caller]
fn check_body(body: &str, expected: &str) {
    check(&format!("define void @f(i32 %n, ptr %p) {{\n{body}\n}}\n"), expected);
}

macro_rules! bad {
    ($($name:ident: $check:ident($ir:expr) is $message:expr;)*) => {
        $(#[test]
        fn $name() {
            $check($ir, $message);
        })*
    };
}

bad! {
    garbage: check("hello")
        is "1:1 expected `define`, `declare`, a global, a type or metadata, found `hello`";
    trailing_garbage: check("@x = global i32 1\n42\n")
        is "2:1 expected `define`, `declare`, a global, a type or metadata, found `42`";
    stray_character: check("@x = global i32 ~1") is "1:17 `~` has no meaning in LLVM IR";
    non_ascii: check("@é = global i32 1") is "1:1 expected a name or a number after `@`";
    unterminated_string: check("source_filename = \"abc\n") is "1:19 this string never ends";
    unterminated_chars: check("@x = global [1 x i8] c\"a\n") is "1:23 this string never ends";
    unterminated_name: check("@\"x = global i32 1") is "1:2 this string never ends";
    unterminated_group: check("attributes #0 = { nounwind\n") is "1:17 this bracket is never closed";
    unterminated_function: check("define void @f() {\n  ret void\n") is "1:18 this function never ends";
    empty_function: check("define void @f() {\n}\n") is "2:1 expected a block, found `}`";
    unknown_type_word: check("@x = global i33x 1") is "1:13 expected a type, found `i33x`";
    unknown_type_name: check("%a = type { %b* }") is "1:13 there is no type `%b`";
    unknown_type_name_in_use: check("@x = external global %missing") is "1:22 there is no type `%missing`";
    type_twice: check("%a = type i32\n%a = type i64\n") is "2:1 the type `%a` is defined twice";
    type_in_itself: check("%a = type { i32, %b }\n%b = type [2 x %a]\n")
        is "2:1 the type `%b` contains itself";
    type_too_deep: check(&format!("@x = external global {}", "{".repeat(5000)))
        is "1:222 this is nested more than 200 levels deep";
    type_chain_too_deep: check(&chain(3000)) is "201:1 this is nested more than 200 levels deep";
    constant_too_deep: check(&format!("@x = global i32 {}", "add (i32 ".repeat(5000)))
        is "1:1817 this is nested more than 200 levels deep";
    function_of_function: check("@x = external global void ()()")
        is "1:29 a function cannot return a function";
    scalable_vector: check("declare <vscale x 4 x i32> @f()")
        is "1:9 vectors of scalable length are not supported";
    vector_of_structs: check("@x = external global <2 x { i8 }>")
        is "1:22 a vector's elements must be numbers or pointers";
    ifunc: check("@f = ifunc void (), ptr @g") is "1:6 `@f` is an `ifunc`, which is not supported";
    no_global: check("@x = internal i32 5") is "1:15 expected `global`, `constant` or `alias`, found `i32`";
    global_twice: check("@x = global i32 1\ndeclare void @x()\n") is "2:14 `@x` is defined twice";
    undefined_global: check("@x = global ptr @y") is "1:17 `@y` is used but neither defined nor declared";
    integer_for_pointer: check("@x = global ptr 0") is "1:17 `0` is an integer, but `ptr` stands before it";
    null_for_integer: check("@x = global i32 null") is "1:17 `null` is a pointer, but `i32` stands before it";
    bool_for_integer: check("@x = global i32 true") is "1:17 `true` is an `i1`, but `i32` stands before it";
    float_for_integer: check("@x = global i32 1.5")
        is "1:17 `1.5` is a floating-point number, but `i32` stands before it";
    integer_too_large: check("@x = global i128 999999999999999999999999999999999999999999")
        is "1:18 the number `9999999999999999999999999999999999999999…` is too large";
    no_number: check("@x = global i32 12monkeys") is "1:17 `12monkeys` is no number";
    too_few_elements: check("@x = global [3 x i8] [i8 1, i8 2]")
        is "1:22 this has 2 elements, but its type has 3";
    string_too_long: check("@x = global [2 x i8] c\"abc\"")
        is "1:22 this string has 3 bytes, but its type has 2";
    elements_of_nothing: check("@x = global i32 { i8 1 }") is "1:17 this has elements, but its type has none";
    unknown_expression: check("@x = global i32 frob (i32 1)") is "1:17 expected a value, found `frob`";
    local_in_constant: check("@x = global i32 %y") is "1:17 expected a constant, found `%y`";
    bad_metadata: check("!0 = !DILocation(line: 1, scope !2)") is "1:27 expected `,` or `)`, found `scope`";
    bad_metadata_list: check("!0 = !{!1 !2}") is "1:11 expected `,` or `}`, found `!2`";
    metadata_twice: check("!0 = !{}\n!0 = !{}\n") is "2:1 `!0` is defined twice";
    huge_node: check("!99999999999 = !{}") is "1:2 the number 99999999999 is too large";
    no_name_after_sigil: check("@ = global i32 0") is "1:1 expected a name or a number after `@`";

    unknown_instruction: check_body("  frobnicate i32 1") is "2:3 there is no instruction `frobnicate`";
    not_an_instruction: check_body("  5") is "2:3 expected an instruction, found `5`";
    undefined_local: check_body("  %x = add i32 %y, 1\n  ret void") is "2:16 `%y` is used but never defined";
    undefined_number: check_body("  %1 = add i32 %7, 1\n  ret void") is "2:16 `%7` is used but never defined";
    undefined_label: check_body("  br label %nowhere")
        is "2:12 there is no block `%nowhere` in this function";
    label_as_value: check_body("b:\n  %x = add i32 %b, 1\n  ret void") is "3:16 `%b` is a block, not a value";
    value_as_label: check_body("  br label %n") is "2:12 `%n` is a value, not a block";
    local_twice: check_body("  %x = add i32 1, 1\n  %x = add i32 1, 1\n  ret void")
        is "3:3 `%x` is defined twice in this function";
    label_twice: check_body("a:\n  br label %a\na:\n  ret void")
        is "4:1 `%a` is defined twice in this function";
    number_out_of_order: check_body("  %1 = add i32 1, 1\n  %1 = add i32 1, 1\n  ret void")
        is "3:3 expected the number 2 or a larger one here";
    no_terminator: check_body("a:\n  %x = add i32 1, 1\nb:\n  ret void")
        is "4:1 expected a terminator (`br`, `ret`, …) at the end of block `%a`, found `b:`";
    no_terminator_at_end: check_body("  %x = add i32 1, 1")
        is "3:1 expected a terminator (`br`, `ret`, …) at the end of block `%0`, found `}`";
    after_terminator: check_body("  ret void\n  %x = add i32 1, 1\n  ret void")
        is "3:3 an instruction after the end of its block";
    name_for_nothing: check_body("  %x = store i32 1, ptr %p\n  ret void")
        is "2:3 this `store` gives no value that could have a name";
    wrong_operand: check_body("  %x = add i64 %n, 1\n  ret void")
        is "2:16 `%n` is used as `i64` but defined as `i32`";
    wrong_operand_before_definition:
        check_body("a:\n  %y = phi i64 [ %x, %b ]\n  br label %b\nb:\n  %x = add i32 1, 1\n  br label %a")
        is "3:18 `%x` is used as `i64` but defined as `i32`";
    wrong_return: check_body("  ret i32 0") is "2:7 this returns `i32` from a function of `void`";
    wrong_condition: check_body("a:\n  br i32 %n, label %a, label %a")
        is "3:6 expected the type `i1`, found `i32`";
    wrong_address: check_body("  store i32 1, i32 %n\n  ret void")
        is "2:16 expected the type `ptr`, found `i32`";
    wrong_arithmetic: check_body("  %x = fadd i32 %n, 1\n  ret void") is "2:13 `fadd` does not work on `i32`";
    wrong_member: check_body("  %x = extractvalue { i32 } undef, 1\n  ret void")
        is "2:8 this `extractvalue` wants member 1 of a struct that has 1";
    wrong_index: check_body("  %x = getelementptr { i32 }, ptr %p, i32 0, i32 1\n  ret void")
        is "2:8 this `getelementptr` wants member 1 of a struct that has 1";
    index_at_run_time: check_body("  %x = getelementptr { i32 }, ptr %p, i32 0, i32 %n\n  ret void")
        is "2:8 this `getelementptr` chooses a member of a struct at run time";
    index_into_number: check_body("  %x = getelementptr i32, ptr %p, i32 0, i32 0\n  ret void")
        is "2:8 this `getelementptr` goes into `i32`, which has no members";
    wrong_insert: check_body("  %x = insertvalue { i32 } undef, i64 1, 0\n  ret void")
        is "2:8 this puts `i64` where `i32` belongs";
    no_order: check_body("  %x = load atomic i32, ptr %p\n  ret void")
        is "3:3 expected an order (`monotonic`, `acquire`, `release`, `acq_rel` or `seq_cst`), found `ret`";
    order_of_plain: check_body("  %x = load i32, ptr %p acquire\n  ret void")
        is "2:25 only an `atomic` access has an order and a scope";
    releasing_load: check_body("  %x = load atomic i32, ptr %p release\n  ret void")
        is "2:32 a load cannot release";
    acquiring_store: check_body("  store atomic i32 1, ptr %p acquire\n  ret void")
        is "2:30 a store cannot acquire";
    one_order: check_body("  %x = cmpxchg ptr %p, i32 1, i32 2 seq_cst\n  ret void")
        is "3:3 expected an order (`monotonic`, `acquire`, `release`, `acq_rel` or `seq_cst`), found `ret`";
    releasing_failure: check_body("  %x = cmpxchg ptr %p, i32 1, i32 2 seq_cst release\n  ret void")
        is "2:45 a failed `cmpxchg` writes nothing and cannot release";
    relaxed_fence: check_body("  fence monotonic\n  ret void") is "2:9 a relaxed fence does not exist";
    unknown_rmw: check_body("  %x = atomicrmw mul ptr %p, i32 2 seq_cst\n  ret void")
        is "2:18 expected an operation of `atomicrmw`, found `mul`";
    unknown_predicate: check_body("  %x = icmp lt i32 %n, 2\n  ret void")
        is "2:13 expected a predicate of `icmp`, found `lt`";
    case_of_other_type: check_body("a:\n  switch i32 %n, label %a [ i8 1, label %a ]")
        is "3:29 a case of type `i8` in a `switch` on `i32`";
    missing_comma: check_body("  store i32 1 ptr %p\n  ret void") is "2:15 expected `,`, found `ptr`";
    missing_argument_comma: check_body("  call void @f(i32 1 ptr %p)\n  ret void")
        is "2:22 expected `,` or `)`, found `ptr`";
    invoke_without_labels: check_body("  invoke void @f(i32 1, ptr %p)\n  ret void")
        is "3:3 expected `to`, found `ret`";
    bad_attachment: check_body("  ret void, 5") is "2:13 expected `!dbg` or other metadata, found `5`";
}

/// Returns a chain of types: `%t0` in `%t1` in `%t2` …
fn chain(length: usize) -> String {
    let links = (1..length).map(|n| format!("%t{n} = type {{ %t{} }}\n", n - 1));
    format!("%t0 = type i32\n{}", links.collect::<String>())
}

#[test]
fn bitcode_is_told_apart() {
    let (_, error) = read_bytes("a.bc", b"BC\xC0\xDE\x35\x14").expect_err("bitcode");
    assert_eq!(error.message, "this is LLVM bitcode, not its text form");
    assert!(error.help.is_some_and(|help| help.contains("llvm-dis")));
}

/// Checks that reading and translation stop when they are told to, and ask often enough.
#[test]
fn reading_is_given_up_when_asked() {
    let stores = "  store atomic i32 1, ptr @x release, align 4\n".repeat(3000);
    let bytes = format!("@x = global i32 0\ndefine i32 @main() {{\n{stores}  ret i32 0\n}}\n").into_bytes();
    let long = [Ir::new("long.ll", bytes)];
    let options = Options::default();
    let looks = Cell::new(0);
    // How often it is asked before it says no.
    let stopped = |after: u32| {
        looks.set(0);
        let go_on = || {
            looks.set(looks.get() + 1);
            looks.get() <= after
        };
        matches!(load_while(&long, &options, &go_on), Err(LoadError::Stopped))
    };
    assert!(stopped(0));
    assert_eq!(
        looks.get(),
        2,
        "the first look is the reader's; the second says that this is why there was an error"
    );
    assert!(!stopped(u32::MAX));
    let all = looks.get();
    // About 27 000 tokens, one look for 8 192; the rest are by the translation.
    assert!((5..1000).contains(&all), "{all} looks");
    assert!((0..all).all(stopped), "each look counts");
    let wrong = [Ir::new("wrong.ll", b"define".to_vec())];
    assert!(matches!(load_while(&wrong, &options, &|| true), Err(LoadError::At(..))));
}

#[test]
fn bytes_that_are_no_text() {
    let (file, error) = read_bytes("a.ll", b"@x = global i32 1\n;\xff").expect_err("no text");
    let shown = error.render(&file);
    assert!(shown.contains("this file is not UTF-8 text") && shown.contains("a.ll:2:2"), "{shown}");
    assert!(shown.contains("the byte 0xff cannot stand here"), "{shown}");
}
