// What the online pages say; it is loaded with them.
import en from '../../messages/online.en.ftl?raw';
import fr from '../../messages/online.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
