// An analysis: a tree of moves, the place in it that is on the board, and what can be done there.
import type { Rules } from '../rules/rules.ts';
import { Tree } from '../rules/tree.ts';
import type { Game, Motion, ReviewedPly, Said, ShownTree, TreeNode, View } from '../rules/types.ts';
import { Hand } from '../state/hand.svelte.ts';
import type { Moving } from '../state/tableline.svelte.ts';
import { freshId, load, save, type KeptAnalysis } from './kept.ts';
import { pathTo } from './lines.ts';
import { keyOf, LiveAnalysis } from './live.svelte.ts';
import { ProofPlay } from './proof.svelte.ts';
import { ChartReview } from './review.svelte.ts';

/** How long nothing is asked of the engine while somebody steps through the moves. */
const SETTLE_MS = 60;
/** How long a change may wait to be stored; one that waits when the page is left is stored then. */
const KEEP_MS = 300;

export class Analysis {
  /** What it is kept under; another one once another tab has changed the same analysis. */
  id = $state('');
  readonly game: Game;
  readonly live = new LiveAnalysis();
  readonly review = new ChartReview();
  readonly proof: ProofPlay;
  shown = $state.raw<ShownTree>() as ShownTree;
  /** The node on the board. */
  at = $state(0);
  view = $state.raw<View>() as View;
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  /** Why the last move was refused. */
  refusal = $state.raw<Said | null>(null);
  /** `false` once the browser refused to keep it. */
  saved = $state(true);
  /** Lines that are folded away, by their first moves' ways. */
  folded = $state.raw<string[]>([]);
  readonly hand: Hand;
  readonly nodes = $derived(this.shown.nodes);
  readonly node = $derived(this.nodes[this.at] as TreeNode);
  /** The main line, without the start. */
  readonly main = $derived.by(() => {
    const line: TreeNode[] = [];
    for (
      let node = this.nodes[this.nodes[0]?.children[0] ?? -1];
      node;
      node = this.nodes[node.children[0] ?? -1]
    )
      line.push(node);
    return line;
  });
  /** The game as the graph shows it: as the review found it, and where the engine proved a win since, that. */
  readonly chart = $derived.by((): ReviewedPly[] => {
    const { proven } = this.live;
    if (proven.size === 0) return this.review.plies;
    const { name, start, moves } = this.gameLine;
    return [...moves.keys(), moves.length].flatMap((ply) => {
      const chances = proven.get(keyOf({ name, start, moves: moves.slice(0, ply) }));
      return chances ? { ply, chances, proven: true } : (this.review.after(ply) ?? []);
    });
  });
  private readonly tree: Tree;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private offering: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** As it was read or written here last, and whether the tree is another one since. */
  private row: KeptAnalysis;
  private changed = false;
  private readonly onLeave = () => this.keepNow();

  /** Throws what the rules refuse of the record. */
  constructor(rules: Rules, id: string) {
    this.id = id;
    const kept = load(id);
    if (kept === null) throw new Error('no such analysis');
    this.row = kept;
    this.tree = Tree.read(rules.module, kept.record);
    this.shown = this.tree.shown();
    const game = rules.game(this.shown.name);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.hand = new Hand(
      (mv) => void this.play(mv),
      (path) => this.tree.refuse(this.at, path),
    );
    this.proof = new ProofPlay(this);
    this.go(this.find(kept.at));
    addEventListener('pagehide', this.onLeave);
  }

  get name(): string {
    return this.shown.name;
  }

  get over(): boolean {
    return this.view.ending !== null;
  }

  /** Goes to a node. */
  go(id: number): void {
    const node = this.nodes[id];
    if (!node) return;
    const before = this.at;
    const shown = this.view as View | undefined;
    this.at = id;
    this.look();
    if (shown && node.parent === before && id !== before) this.animate(this.view.motions, false);
    else if (shown && this.nodes[before]?.parent === id) this.animate(shown.motions, true);
    this.keep(false);
  }

  /** Plays a move where one is; `false` when the rules refuse it. */
  play(mv: string): boolean {
    const tried = this.tree.play(this.at, mv);
    if ('refused' in tried) {
      this.refusal = tried.refused;
      return false;
    }
    if (this.nodes[tried.node] === undefined) {
      this.shown = this.tree.shown();
      this.keep(true);
    }
    this.unfold(tried.node);
    this.go(tried.node);
    return true;
  }

  /** Plays several moves, as far as they are legal. */
  playAll(moves: string[]): void {
    for (const mv of moves) if (!this.play(mv)) return;
  }

  /** What moves from here would do. */
  ahead(moves: string[]) {
    return this.tree.ahead(this.at, moves);
  }

  first(): void {
    this.go(0);
  }

  /** To the end of the line that one is on. */
  last(): void {
    let id = this.at;
    for (let next = this.nodes[id]?.children[0]; next !== undefined; next = this.nodes[id]?.children[0])
      id = next;
    this.go(id);
  }

  step(by: 1 | -1): void {
    const to = by === 1 ? this.node.children[0] : (this.node.parent ?? undefined);
    if (to !== undefined) this.go(to);
  }

  /** To another move in place of this one, up or down. */
  branch(by: 1 | -1): void {
    const others = this.nodes[this.node.parent ?? 0]?.children ?? [];
    const place = others.indexOf(this.at);
    const to = others[place + by];
    if (place < 0 || to === undefined) return;
    this.unfold(to);
    this.go(to);
  }

  /** To the next or previous move of the game that decided something. */
  turning(by: 1 | -1): void {
    const here = this.placeInGame;
    const plies = this.review.moments.map(({ ply }) => ply + 1);
    const to = by === 1 ? plies.find((ply) => ply > here) : plies.findLast((ply) => ply < here);
    if (to !== undefined) this.goToPly(to);
  }

  /** How many plies of the main line lead to where one is, or to where one left it. */
  get placeInGame(): number {
    const path = pathTo(this.nodes, this.at);
    const off = path.findIndex((id, place) => this.main[place]?.id !== id);
    return off < 0 ? path.length : off;
  }

  /** To a place in the main line; beyond its end to the end. */
  goToPly(ply: number): void {
    const node = this.main[Math.min(ply, this.main.length) - 1];
    this.go(node?.id ?? 0);
  }

  promote(id = this.at): void {
    const first = this.branchOf(id);
    if (first === null || !this.tree.promote(first)) return;
    this.change(this.at);
  }

  delete(id = this.at): void {
    if (id === 0) return;
    const inside = pathTo(this.nodes, this.at).includes(id);
    const here = this.tree.moves(this.at);
    const parent = this.tree.delete(id);
    this.shown = this.tree.shown();
    this.change(inside ? parent : this.find(here));
  }

  comment(text: string, id = this.at): void {
    this.tree.comment(id, text);
    this.change(this.at);
  }

  mark(judgement: number | null, id = this.at): void {
    if (id === 0) return;
    this.tree.mark(id, judgement);
    this.change(this.at);
  }

  /** The first move of the branch that a node lies on; `null` on the main line. */
  branchOf(id: number): number | null {
    const off = pathTo(this.nodes, id).filter((on) => {
      const parent = this.nodes[this.nodes[on]?.parent ?? 0];
      return parent?.children[0] !== on;
    });
    return off.at(-1) ?? null;
  }

  /** The way to a node, as it is called whatever the nodes' numbers are. */
  key(id: number): string {
    return this.tree.moves(id).join(' ');
  }

  fold(id: number): void {
    const key = this.key(id);
    const others = this.folded.filter((one) => one !== key);
    this.folded = others.length < this.folded.length ? others : [...others, key];
  }

  record(): string {
    return this.tree.record();
  }

  link(): ReturnType<Tree['link']> {
    return this.tree.link();
  }

  /** The moves to where one is, for the worker and for pictures. */
  get line() {
    return { name: this.name, start: this.shown.start, moves: this.tree.moves(this.at) };
  }

  /** The whole game, for the review. */
  get gameLine() {
    const last = this.main.at(-1)?.id ?? 0;
    return { name: this.name, start: this.shown.start, moves: this.tree.moves(last) };
  }

  close(): void {
    this.keepNow();
    removeEventListener('pagehide', this.onLeave);
    clearTimeout(this.asking);
    clearTimeout(this.offering);
    this.proof.stop();
    this.live.close();
    this.review.drop();
    this.tree.free();
  }

  private find(moves: string[]): number {
    let id = 0;
    for (const mv of moves) {
      const next = this.nodes[id]?.children.find((child) => this.tree.moves(child).at(-1) === mv);
      if (next === undefined) return id;
      id = next;
    }
    return id;
  }

  private unfold(id: number): void {
    if (this.folded.length === 0) return;
    const on = pathTo(this.nodes, id).map((one) => this.key(one));
    this.folded = this.folded.filter((key) => !on.includes(key));
  }

  private change(at: number): void {
    this.shown = this.tree.shown();
    this.keep(true);
    if (at !== this.at || this.view.played.length !== this.nodes[at]?.ply) this.go(at);
  }

  private look(): void {
    this.view = this.tree.view(this.at);
    this.refusal = null;
    // What may be touched is listed in a task of its own: in some games that takes longer than everything else.
    this.hand.offer([], this.view.actor);
    clearTimeout(this.offering);
    if (!this.over)
      this.offering = setTimeout(() => this.hand.offer(this.tree.choices(this.at), this.view.actor));
    // The engine starts only when the position stays on the board for a moment.
    this.live.leaveFor(this.line);
    clearTimeout(this.asking);
    if (!this.over && this.game.thinks) this.asking = setTimeout(() => this.live.show(this.line), SETTLE_MS);
  }

  /** What the opponent would do if it were their turn; once more, and it is forgotten. */
  threaten(): void {
    if (this.over || !this.game.thinks) return;
    if (this.live.idle) {
      clearTimeout(this.asking);
      this.live.show(this.line);
    }
    this.live.toggleThreat();
  }

  private animate(motions: Motion[], backwards: boolean): void {
    this.moving = { key: this.moving.key + 1, motions, backwards };
  }

  private keep(changed: boolean): void {
    this.changed ||= changed;
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keepNow(), KEEP_MS);
  }

  private keepNow(): void {
    clearTimeout(this.keeping);
    const stored = load(this.id) ?? this.row;
    const now = { at: this.tree.moves(this.at), changed: Date.now() };
    if (!this.changed) {
      // The tree that is stored may be another tab's, so that only where one stands is written.
      this.saved = save(this.id, { ...stored, ...now });
      return;
    }
    // Both were changed: neither is lost when this one goes on under an id of its own.
    if (stored.record !== this.row.record) this.id = freshId();
    const row = { ...this.row, ...now, record: this.tree.record(), touched: true };
    this.saved = save(this.id, row);
    this.row = load(this.id) ?? row;
    // What the browser refused is tried again.
    this.changed = !this.saved;
  }
}
