// Which day it is in universal time; a page that stays open is told when another begins.
import { beginOf, dayOf } from './day.ts';

class Today {
  day = $state(dayOf(Date.now()));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.look();
    // A device that slept through midnight looks when it wakes.
    document.addEventListener('visibilitychange', () => this.look());
  }

  private look(): void {
    clearTimeout(this.timer);
    this.day = dayOf(Date.now());
    this.timer = setTimeout(() => this.look(), beginOf(this.day + 1) - Date.now() + 50);
  }
}

export const today = new Today();
