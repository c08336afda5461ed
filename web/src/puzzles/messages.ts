// What the puzzles say; loaded with them.
import en from '../../messages/puzzles.en.ftl?raw';
import fr from '../../messages/puzzles.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
