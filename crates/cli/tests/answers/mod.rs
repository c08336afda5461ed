//! What a script gets from the program: its output, or one line that says what is wrong.

use std::process::Output;

/// The output of a run that succeeded without a word on standard error.
#[track_caller]
pub(crate) fn printed(output: Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && error.is_empty(), "{error}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line that refuses bad input.
#[track_caller]
pub(crate) fn refused(output: Output) -> String {
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{error}");
    assert!(error.starts_with("siliam: "), "{error}");
    error
}
