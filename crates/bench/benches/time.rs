//! Time taken, by criterion: `cargo bench --bench time`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use siliam_bench::{count, list, make, positions, random_games};
use siliam_core::Game;
use siliam_siam::Siam;
use siliam_squaryd::Squaryd;
use std::hint::black_box;

/// Times the four things a search lives on. Throughput is moves, leaves or plies per second.
fn game<G: Game>(criterion: &mut Criterion, rules: &G, depth: u32) {
    let sample = positions(rules, 20, 100);
    let moves: u64 = sample.iter().map(|position| rules.count(position)).sum();
    let mut group = criterion.benchmark_group(G::FACTS.id);
    group.throughput(Throughput::Elements(moves));
    group.bench_function("list", |bencher| bencher.iter(|| list(rules, black_box(&sample))));
    group.bench_function("make", |bencher| bencher.iter(|| make(rules, black_box(&sample))));
    group.throughput(Throughput::Elements(count(rules, depth)));
    group.bench_function("perft", |bencher| bencher.iter(|| count(rules, black_box(depth))));
    group.throughput(Throughput::Elements(random_games(rules, 50, 2000)));
    group.bench_function("playouts", |bencher| bencher.iter(|| random_games(rules, black_box(50), 2000)));
    group.finish();
}

fn games(criterion: &mut Criterion) {
    game(criterion, &Siam::default(), 4);
    game(criterion, &Squaryd::default(), 4);
}

criterion_group!(benches, games);
criterion_main!(benches);
