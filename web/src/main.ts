import { mount } from 'svelte';
import App from './App.svelte';
import { putSprite } from './art/sprite.ts';
import '$art/tokens.css';
import './app.css';

putSprite();
const target = document.getElementById('app');
if (target) mount(App, { target });
