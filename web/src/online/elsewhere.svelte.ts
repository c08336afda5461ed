// Online games on the other pages: whose turn it is, and which game to continue.
import { catalog } from '../state/catalog.svelte.ts';
import { elsewhere } from '../state/elsewhere.svelte.ts';
import { router } from '../state/router.svelte.ts';
import { connection } from './connection.svelte.ts';
import { peeks } from './peeks.svelte.ts';
import { going, isMyTurn } from './rows.ts';
import './speech.ts';
import { companyWords } from './words.ts';

connection.start();

$effect.root(() => {
  const me = $derived(connection.you?.id);
  const running = $derived(going([...connection.mine.values()], me));

  $effect(() => {
    const { page, rest } = router.route;
    const here = page === 'j' ? rest[0] : undefined;
    elsewhere.waiting = running.filter((row) => row.id !== here && isMyTurn(row, me)).length;
  });

  $effect(() => {
    const { rules } = catalog;
    const row = running.find(({ summary }) => summary.waits === 'move');
    const game = row && rules?.game(row.summary.game);
    if (!rules || !row || !game || router.route.page !== 'home') {
      elsewhere.going = null;
      return;
    }
    if (connection.line === 'open') peeks.ask(rules, row);
    const peek = peeks.of(row.id);
    elsewhere.going = peek && {
      id: row.id,
      game,
      scene: { ...peek.view.scene, marks: [] },
      names: companyWords(row.summary.seats, me),
      plies: peek.view.plies.length,
      isMyTurn: isMyTurn(row, me),
    };
  });
});
