// Where the visitor is: everything after `#/` in the address.

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

export function readRoute(pathname: string, hash: string): Route {
  if (pathname !== '/' && pathname !== '/index.html') {
    return { page: 'missing', rest: [], query: new URLSearchParams() };
  }
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  const [page = 'home', ...rest] = parts.map(decode);
  return { page, rest, query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = readRoute(location.pathname, location.hash);
    });
  }

  go(path: string): void {
    if (location.pathname === '/' || location.pathname === '/index.html') location.hash = path;
    else location.href = `/#${path}`;
  }
}

export const router = new Router();

/** The address of a place in the page. */
export const to = (...parts: string[]): string => `/#/${parts.map(encodeURIComponent).join('/')}`;
