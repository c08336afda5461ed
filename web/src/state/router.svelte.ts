// Where the visitor is: everything after `#/` in the address.

export interface Route {
  page: string;
  rest: string[];
}

export function readRoute(pathname: string, hash: string): Route {
  // An invitation, a public link or an embedded game: what it is about is in its path.
  const [, shared, link] = /^\/(j|g|embed)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (shared !== undefined && link !== undefined) return { page: shared, rest: [link] };
  if (pathname !== '/' && pathname !== '/index.html') {
    return { page: 'missing', rest: [] };
  }
  const [path = ''] = hash.replace(/^#?\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  const [page = 'home', ...rest] = parts.map(decode);
  return { page, rest };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place in the page. */
export const to = (...parts: string[]): string => `/#/${parts.map(encodeURIComponent).join('/')}`;

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.hash));

  constructor() {
    // The server sends an invitation on to the start page; the page kept in the browser answers it without being asked.
    const { page, rest } = this.route;
    if (page === 'j' && location.pathname !== '/') history.replaceState(null, '', to(page, ...rest));
    addEventListener('hashchange', () => {
      this.route = readRoute(location.pathname, location.hash);
    });
  }

  go(path: string): void {
    if (location.pathname === '/' || location.pathname === '/index.html') location.hash = path;
    else location.href = `/#${path}`;
  }

  /** Goes there without a way back to where we are. */
  replace(path: string): void {
    location.replace(`#${path}`);
  }
}

export const router = new Router();
