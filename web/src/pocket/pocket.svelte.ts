// Whether the page is kept in this browser, and whether a newer one lies ready.

/** How often a page that stays open asks for a newer one. */
const EVERY_MS = 3_600_000;

class Pocket {
  /** A newer version is kept and waits. */
  isReady = $state(false);
  private waiting: ServiceWorker | null = null;
  private asked = Date.now();

  /** Keeps the page, where the browser allows it. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      this.hear(registration.waiting);
      registration.addEventListener('updatefound', () => this.follow(registration.installing));
      document.addEventListener('visibilitychange', () => void this.ask(registration));
    } catch {
      // Storage is refused or full, or no network: the page works as before.
    }
  }

  /** Goes over to the newer version. Whatever is played is kept, so the page may begin anew. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.hear(worker);
    });
  }

  /** A worker that waits is a newer version only if there is one already. */
  private hear(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.waiting = worker;
    this.isReady = true;
  }

  private async ask(registration: ServiceWorkerRegistration): Promise<void> {
    if (document.visibilityState !== 'visible' || Date.now() - this.asked < EVERY_MS) return;
    this.asked = Date.now();
    try {
      await registration.update();
    } catch {
      // Without a network there is nothing newer.
    }
  }
}

export const pocket = new Pocket();
