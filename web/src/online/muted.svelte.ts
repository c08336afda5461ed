// People whom somebody does not want to hear, kept in the browser.
import { read, write } from '../state/storage.ts';
import type { PersonId } from './types.ts';

/** The latest ones are kept. */
const MOST = 200;

function recall(): PersonId[] {
  try {
    const found: unknown = JSON.parse(read('muted') ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  private people = $state.raw<PersonId[]>(recall());

  has(person: PersonId): boolean {
    return this.people.includes(person);
  }

  toggle(person: PersonId): void {
    this.people = this.has(person)
      ? this.people.filter((one) => one !== person)
      : [...this.people, person].slice(-MOST);
    write('muted', JSON.stringify(this.people));
  }
}

export const muted = new Muted();
