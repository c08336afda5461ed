// What the analysis says; loaded with it.
import en from '../../messages/analysis.en.ftl?raw';
import fr from '../../messages/analysis.fr.ftl?raw';
import { messages } from '../state/messages.svelte.ts';

messages.add({ fr, en });
