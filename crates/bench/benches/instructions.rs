//! Instructions executed, by gungraun under valgrind: repeatable whatever else the machine does.
//! `cargo bench --bench instructions`, with `gungraun-runner` of the same version installed.

// The macros write modules without docs.
#![allow(missing_docs)]

use gungraun::{library_benchmark, library_benchmark_group, main};
use siliam_bench::{count, list, make, positions, random_games};
use siliam_siam::{Position, Siam};
use siliam_squaryd::Squaryd;
use std::hint::black_box;

fn siam_sample() -> Vec<Position> {
    positions(&Siam::default(), 5, 100)
}

#[library_benchmark]
#[bench::sample(siam_sample())]
fn siam_list(sample: Vec<Position>) -> usize {
    black_box(list(&Siam::default(), black_box(&sample)))
}

#[library_benchmark]
#[bench::sample(siam_sample())]
fn siam_make(sample: Vec<Position>) -> u64 {
    black_box(make(&Siam::default(), black_box(&sample)))
}

#[library_benchmark]
#[bench::depth_3(3)]
fn siam_perft(depth: u32) -> u64 {
    black_box(count(&Siam::default(), black_box(depth)))
}

#[library_benchmark]
#[bench::games(10)]
fn siam_playouts(games: u64) -> u64 {
    black_box(random_games(&Siam::default(), black_box(games), 2000))
}

library_benchmark_group!(name = siam; benchmarks = siam_list, siam_make, siam_perft, siam_playouts);

fn squaryd_sample() -> Vec<siliam_squaryd::Position> {
    positions(&Squaryd::default(), 20, 100)
}

#[library_benchmark]
#[bench::sample(squaryd_sample())]
fn squaryd_list(sample: Vec<siliam_squaryd::Position>) -> usize {
    black_box(list(&Squaryd::default(), black_box(&sample)))
}

#[library_benchmark]
#[bench::sample(squaryd_sample())]
fn squaryd_make(sample: Vec<siliam_squaryd::Position>) -> u64 {
    black_box(make(&Squaryd::default(), black_box(&sample)))
}

#[library_benchmark]
#[bench::depth_4(4)]
fn squaryd_perft(depth: u32) -> u64 {
    black_box(count(&Squaryd::default(), black_box(depth)))
}

#[library_benchmark]
#[bench::games(100)]
fn squaryd_playouts(games: u64) -> u64 {
    black_box(random_games(&Squaryd::default(), black_box(games), 2000))
}

library_benchmark_group!(
    name = squaryd;
    benchmarks = squaryd_list, squaryd_make, squaryd_perft, squaryd_playouts
);
main!(library_benchmark_groups = siam, squaryd);
