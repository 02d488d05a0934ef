//! Formats large numbers, times and sizes of memory that are not known to the digit, for people.

/// Formats a number with two significant digits, such as `47`, `3 200`, `1.3 million` or `2.5e12`.
pub fn rough(number: f64) -> String {
    let number = if number.is_finite() { number.max(0.0) } else { return "very many".to_owned() };
    if number < 99.5 {
        return format!("{number:.0}");
    }
    let unit = 10f64.powi(number.log10().floor() as i32 - 1);
    let rounded = (number / unit).round() * unit;
    match rounded {
        ..1e6 if rounded >= 1000.0 => format!("{} {:03}", (rounded / 1000.0) as u64, rounded as u64 % 1000),
        ..1e6 => format!("{rounded:.0}"),
        ..1e9 => format!("{} million", plain(rounded / 1e6)),
        _ => format!("{rounded:.1e}"),
    }
}

/// Formats two digits: one after the point if there is only one before it.
fn plain(number: f64) -> String {
    if number < 9.95 { format!("{number:.1}") } else { format!("{number:.0}") }
}

/// Formats a number of seconds for people, such as `40 ms`, `2.5 s`, `12 min`, `3.4 h` or `20 days`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        ..0.9995 => format!("{:.0} ms", seconds.max(0.0) * 1e3),
        ..100.0 => format!("{} s", plain(seconds)),
        ..6000.0 => format!("{} min", plain(seconds / 60.0)),
        ..172_800.0 => format!("{} h", plain(seconds / 3600.0)),
        _ if seconds.is_finite() => format!("{} days", rough(seconds / 86_400.0)),
        _ => "no end".to_owned(),
    }
}

/// Formats a number of bytes for people, such as `900 KiB`, `1.5 GiB` or `12 GiB`.
pub fn bytes(number: u64) -> String {
    let in_units = |shift: u32| number as f64 / (1u64 << shift) as f64;
    let (count, unit) = match number {
        0x4000_0000.. => (in_units(30), "GiB"),
        0x10_0000.. => (in_units(20), "MiB"),
        _ => (in_units(10), "KiB"),
    };
    format!("{} {unit}", plain(count).trim_end_matches(".0"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_two_digits() {
        for (number, text) in [
            (0.0, "0"),
            (47.2, "47"),
            (99.6, "100"),
            (123.0, "120"),
            (3_249.0, "3 200"),
            (999_999.0, "1.0 million"),
            (1_270_080.0, "1.3 million"),
            (47_000_000.0, "47 million"),
            (2.53e12, "2.5e12"),
            (f64::INFINITY, "very many"),
            (f64::NAN, "very many"),
        ] {
            assert_eq!(rough(number), text);
        }
    }

    #[test]
    fn sizes_are_in_the_unit_that_suits_them() {
        for (number, text) in [
            (0, "0 KiB"),
            (1 << 19, "512 KiB"),
            (1 << 20, "1 MiB"),
            (3 << 29, "1.5 GiB"),
            (4 << 30, "4 GiB"),
            (12_638_259_200, "12 GiB"),
        ] {
            assert_eq!(bytes(number), text);
        }
    }

    #[test]
    fn durations_are_in_the_unit_that_suits_them() {
        for (seconds, text) in [
            (0.04, "40 ms"),
            (2.46, "2.5 s"),
            (47.0, "47 s"),
            (150.0, "2.5 min"),
            (12_000.0, "3.3 h"),
            (2e6, "23 days"),
            (f64::INFINITY, "no end"),
        ] {
            assert_eq!(duration(seconds), text);
        }
    }
}
