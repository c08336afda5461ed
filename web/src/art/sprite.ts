// Puts the drawings into the page once; every board refers to them.
import symbols from '$art/symbols.svg?raw';

export function putSprite(): void {
  const holder = document.createElement('div');
  holder.className = 'sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
