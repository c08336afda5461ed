// What lessons say beside their own sentences; loaded with them.
import en from '../../messages/lessons.en.ftl?raw';
import fr from '../../messages/lessons.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
