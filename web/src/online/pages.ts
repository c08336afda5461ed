// The pages of online play, loaded when one of them is first opened.
import './elsewhere.svelte.ts';
import './speech.ts';

export { default as Friend } from '../pages/Friend.svelte';
export { default as Lobby } from '../pages/Lobby.svelte';
export { default as OnlineTable } from '../pages/OnlineTable.svelte';
