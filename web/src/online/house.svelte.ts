// How friends reach the server that this page comes from.
import type { GameId } from './types.ts';

interface Facts {
  /** Where people reach it. */
  public_url: string | null;
  /** Whether it listens only to its own machine. */
  loopback: boolean;
  /** The machine's addresses in its networks. */
  addresses: string[];
  /** What to run, so that friends in the same network reach it. */
  command: string;
}

const isLoopback = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

class House {
  facts = $state.raw<Facts | null>(null);

  async load(): Promise<void> {
    if (this.facts !== null) return;
    try {
      const response = await fetch('/api/house');
      if (response.ok) this.facts = (await response.json()) as Facts;
    } catch {
      // Without an answer links name the address of this page.
    }
  }

  /** Whether nobody but this machine can open a link. */
  get alone(): boolean {
    return this.facts !== null && this.facts.loopback && this.facts.public_url === null;
  }

  /** The link to a game, for a friend. */
  link(game: GameId): string {
    return `${this.origin.replace(/\/$/, '')}/j/${game}`;
  }

  private get origin(): string {
    const { facts } = this;
    if (facts?.public_url) return facts.public_url;
    // A page opened on the machine itself has an address that means another machine to everybody else.
    const [near] = facts?.addresses ?? [];
    return facts && !facts.loopback && isLoopback(location.hostname) && near ? near : location.origin;
  }
}

export const house = new House();
