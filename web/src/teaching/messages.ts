// What a computer that teaches says; loaded when it first has something to say.
import en from '../../messages/teaching.en.ftl?raw';
import fr from '../../messages/teaching.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
