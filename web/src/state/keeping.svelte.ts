// A game in the browser's storage while it is played, perhaps in several tabs.
import { forget, keep, loadKept, readKept, type Kept } from './record.ts';
import { onChange } from './storage.ts';

export class Keeping {
  kept = $state.raw<Kept>() as Kept;
  /** `false` once the browser refused to keep the game. */
  saved = $state(true);

  constructor(kept: Kept) {
    this.kept = kept;
  }

  /** Keeps a change of the game, which other tabs follow. */
  save(change: Partial<Kept>): void {
    const revision = this.kept.revision + 1;
    this.kept = { ...this.kept, ...change, revision, changed: Date.now() };
    this.saved = keep(this.kept);
  }

  /** Keeps the time left. That is no change of the game: other tabs need not follow, and a deleted game stays deleted. */
  saveTime(left: number[]): void {
    if (this.time() === null) return;
    this.kept = { ...this.kept, left };
    this.saved = keep(this.kept);
  }

  /** The time left as it was kept last, by whichever tab. */
  time(): number[] | null {
    const kept = loadKept(this.kept.id);
    return kept?.revision === this.kept.revision ? kept.left : null;
  }

  /** Tells when another tab is ahead with this game; returns how to stop listening. */
  onAhead(told: (kept: Kept) => void): () => void {
    return onChange(`game:${this.kept.id}`, (text) => {
      const other = readKept(text);
      if (other !== null && other.revision > this.kept.revision) told(other);
    });
  }

  forget(): void {
    forget(this.kept.id);
  }
}
