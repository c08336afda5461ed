//! Run-time choice of the processor's better bit instructions.
//!
//! The x86-64 baseline has no population count. A [`Task`] that is `#[inline(always)]` all the way down is compiled twice,
//! and the better copy runs where the processor has what it needs.

/// Work worth compiling twice. Everything [`Task::run`] calls in its hot loop should be `#[inline(always)]`.
pub trait Task {
    /// What the work gives.
    type Output;

    /// Does the work.
    fn run(self) -> Self::Output;
}

/// Does the work with the best instructions there are.
pub fn run<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("avx2")
        {
            // SAFETY: the processor has just said that it knows all of them.
            #[allow(unsafe_code)]
            return unsafe { run_with_bits(task) };
        }
    }
    task.run()
}

/// Has the processor fetch what will soon be looked at, where it can be told to.
#[inline(always)]
pub fn fetch<T>(soon: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: fetching changes nothing, and the place is one that may be read.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(soon).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = soon;
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]
fn run_with_bits<T: Task>(task: T) -> T::Output {
    task.run()
}
