// What is said about keeping the page and what it stores; loaded with it.
import en from '../../messages/pocket.en.ftl?raw';
import fr from '../../messages/pocket.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
