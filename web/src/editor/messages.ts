// What the editor says; loaded with it.
import en from '../../messages/editor.en.ftl?raw';
import fr from '../../messages/editor.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
