// What the status says: whose turn it is, and in one more line the most pressing thing there is to know.
import { messages, t } from '../state/messages.svelte.ts';
import { goneWords, sharedWords } from '../state/gamewords.ts';
import {
  calledWords,
  hintWords,
  playerWords,
  slipWords,
  toldWords,
  verdictWords,
  whole,
} from '../state/words.ts';
import type { Said } from '../rules/types.ts';
import type { AtTable } from './attable.ts';

export interface Line {
  /** What the rules say is set in full ink, what only accompanies the game in the second one. */
  kind: 'refusal' | 'duty' | 'reason' | 'note' | 'told';
  text: string;
  /** The ruling it follows from. */
  ruling: string | null;
  /** What was called out with the last move. */
  called: string;
  /** What is said after it and its ruling. */
  more?: string;
}

const line = (kind: Line['kind'], text: string): Line => ({ kind, text, ruling: null, called: '' });

/** Said in a whole sentence, its ruling apart. */
const ruled = (kind: Line['kind'], said: Said): Line => ({
  ...line(kind, whole(messages.said({ ...said, ruling: null }))),
  ruling: said.ruling,
});

export class Saying {
  title = $derived.by(() => this.findTitle());
  line = $derived.by(() => this.findLine());
  /** Spoken after each move, and when the clock runs low. */
  spoken = $derived.by(() => this.findSpoken());

  constructor(private readonly played: AtTable) {}

  private get view() {
    return this.played.back.view ?? this.played.view;
  }

  private get ending() {
    return this.played.back.looking ? null : this.played.ending;
  }

  private findTitle(): string {
    const { played, view, ending } = this;
    const { at } = played.back;
    if (at !== null) {
      return at === 0 ? t('look-start') : t('look-after', { number: at, of: played.plies.length });
    }
    if (ending && ending.winner === null) return sharedWords(played.game, ending) ?? t('drawn');
    if (ending) return verdictWords(played.game, ending);
    if (played.speech) return played.speech.title;
    const { game } = played;
    const side = playerWords(game, view.actor);
    return messages.first([`${game.players[view.actor]}.turn`]) ?? t('turn-of', { side });
  }

  /** The first that holds: a refusal, an answer somebody asked for, a duty, what is asked, the last move. */
  private findLine(): Line {
    const { played, view, ending } = this;
    const { game, back, hand } = played;
    if (back.looking && back.advised) return line('note', whole(t('look-better', { move: back.advised.mv })));
    if (back.looking) return this.told();
    const refusal = hand.objection?.said ?? played.refusal;
    if (refusal) return ruled('refusal', refusal);
    if (played.afterwards) return ruled('duty', played.afterwards);
    if (ending) return this.reason();
    if (played.speech?.line) return line('duty', whole(played.speech.line));
    if (played.notice) return ruled('duty', played.notice);
    if (played.hinting || played.thinking) return line('note', whole(t('thinking')));
    if (played.hint) return line('note', whole(hintWords(game, played.hint.mv, played.hint.verdict)));
    const [duty] = played.person === null ? [] : view.duties;
    if (duty) return ruled('duty', duty.said);
    if (hand.onlyFacings) return line('note', whole(t('ask-facing')));
    if (hand.touched.length > 0) return line('note', whole(t('ask-next')));
    if (!played.saved) return line('duty', t('not-saved'));
    // A hint for the first move only; later it would take the place of other sentences.
    if (view.played.length === 0 && played.person !== null) {
      const fromReserve = [...hand.next].some((what) => what.startsWith('reserve:'));
      return line('note', whole(fromReserve ? t('ask-reserve') : t('ask-cell')));
    }
    return this.told();
  }

  private reason(): Line {
    const { ending } = this;
    if (!ending) return this.told();
    const reason = ruled('reason', ending.reason);
    const parts = [reason.text, ...goneWords(this.played.game, this.played, ending), this.slips];
    return { ...reason, text: parts.filter((part) => part !== '').join(' ') };
  }

  private told(): Line {
    const { view } = this;
    return { ...line('told', `${toldWords(view)} ${this.slips}`.trimEnd()), called: calledWords(view) };
  }

  /** What the mover overlooked, once the game is over. */
  private get slips(): string {
    const { played, view } = this;
    if (!played.over) return '';
    const slips = view.labels.flatMap((label) => slipWords(played.game, label) ?? []);
    return slips.length === 0 ? '' : whole(t('slip', { what: slips.join(', ') }));
  }

  private findSpoken(): string {
    const { played, view, ending } = this;
    const { game, back } = played;
    const low = !ending && !back.looking && played.low(view.actor);
    return [
      toldWords(view),
      calledWords(view),
      this.title,
      low ? t('clock-low', { side: playerWords(game, view.actor) }) : '',
      ending || back.advised ? this.line.text : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  }
}
