// The buttons under the panel and at the thumb.
import type { Tool } from '../parts/Tools.svelte';
import { t } from '../state/messages.svelte.ts';
import { router } from '../state/router.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';

/** What lies over the board when it is asked for. */
export type Over = 'delete' | 'note' | 'help' | 'link' | 'record' | 'picture' | 'more';

const tool = (name: string, icon: string, run: () => void, more: Partial<Tool> = {}): Tool => ({
  name,
  label: t(`tool-${name}`),
  icon,
  run,
  ...more,
});

function edit({ name, view }: Analysis): void {
  router.go(`/editor/${name}/${encodeURIComponent(view.position)}`);
}

/** First, one back, one on, last. */
export function stepTools(analysis: Analysis): Tool[] {
  const [atStart, atEnd] = [analysis.at === 0, analysis.node.children.length === 0];
  return [
    tool('first', 'first', () => analysis.first(), { slim: true, off: atStart }),
    tool('before', 'earlier', () => analysis.step(-1), { slim: true, off: atStart }),
    tool('after', 'later', () => analysis.step(1), { slim: true, off: atEnd }),
    tool('last', 'last', () => analysis.last(), { slim: true, off: atEnd }),
  ];
}

/** The ways out of the analysis. */
export const wayTools = (analysis: Analysis, open: (what: Over) => void): Tool[] => [
  tool('editor', 'edit', () => edit(analysis)),
  tool('link', 'link', () => open('link'), { opens: true }),
  tool('record', 'sheet', () => open('record'), { opens: true }),
  tool('picture', 'picture', () => open('picture'), { opens: true }),
  tool('more', 'more', () => open('more'), { opens: true, slim: true }),
];

/** The few that a thumb reaches; everything else is behind the last one. */
export function thumbTools(analysis: Analysis, open: (what: Over) => void): Tool[] {
  const [atStart, atEnd] = [analysis.at === 0, analysis.node.children.length === 0];
  return [
    tool('before', 'earlier', () => analysis.step(-1), { off: atStart }),
    tool('after', 'later', () => analysis.step(1), { off: atEnd }),
    tool('editor', 'edit', () => edit(analysis)),
    tool('link', 'link', () => open('link'), { opens: true }),
    tool('more', 'more', () => open('more'), { opens: true }),
  ];
}
