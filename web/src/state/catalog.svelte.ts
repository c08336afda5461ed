// The rules once they are loaded, for all pages.
import { loadRules, type Rules } from '../rules/rules.ts';
import { messages } from './messages.svelte.ts';

class Catalog {
  rules = $state.raw<Rules | null>(null);
  failed = $state(false);

  load(): void {
    this.failed = false;
    loadRules().then(
      (rules) => {
        messages.join(rules);
        this.rules = rules;
      },
      () => (this.failed = true),
    );
  }
}

export const catalog = new Catalog();
