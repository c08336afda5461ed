// What export and import say; loaded with them.
import en from '../../messages/exchange.en.ftl?raw';
import fr from '../../messages/exchange.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
