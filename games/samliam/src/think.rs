//! What a search knows of Sam Liam beside the rules. Nothing outside imports it.

mod many;
mod potential;
mod two;

pub use two::weights::Tuned;

/// A [`siliam_core::cpu::Task`] that looks at one position: what it calls is compiled once more for better processors.
macro_rules! position_task {
    (
        $(#[$doc:meta])*
        $task:ident: $bound:ident { $($field:ident: $type:ty),* } -> $output:ty,
        |$rules:ident, $position:ident| $work:expr
    ) => {
        $(#[$doc])*
        pub(crate) struct $task<'a, W, const C: u8, const R: u8, const N: usize> {
            pub(crate) rules: SamLiam<W, C, R, N>,
            pub(crate) position: &'a Position<W, C, R, N>,
            $(pub(crate) $field: $type,)*
        }

        impl<W: Field, const C: u8, const R: u8, const N: usize> cpu::Task for $task<'_, W, C, R, N>
        where
            SamLiam<W, C, R, N>: $bound,
        {
            type Output = $output;

            #[inline(always)]
            fn run(self) -> $output {
                let Self { rules: $rules, position: $position, $($field),* } = self;
                $work
            }
        }
    };
}
pub(crate) use position_task;
