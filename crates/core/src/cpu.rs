//! What the machine can be told: run-time choice of the processor's better bit instructions, and what memory is for.
//!
//! The x86-64 baseline has no population count. A [`Task`] that is `#[inline(always)]` all the way down is compiled twice,
//! and the better copy runs where the processor has what it needs.

use std::mem::MaybeUninit;

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

/// Tells the system that this memory, not yet written, will be read here and there: where it can, it then takes large pages,
/// which the processor finds sooner.
pub fn scattered<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        /// Whole pages only; no page of Linux is larger, but for the ones that are asked for here.
        const PAGE: usize = 1 << 16;
        let (begin, bytes) = (memory.as_mut_ptr().cast::<u8>(), size_of_val(memory));
        let before = begin.align_offset(PAGE);
        if let Some(bytes @ 1..) = bytes.checked_sub(before).map(|bytes| bytes / PAGE * PAGE) {
            // SAFETY: the pages lie within the memory, and what is advised changes nothing of what they hold.
            #[allow(unsafe_code)]
            let _refused = unsafe { libc::madvise(begin.add(before).cast(), bytes, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]
fn run_with_bits<T: Task>(task: T) -> T::Output {
    task.run()
}
