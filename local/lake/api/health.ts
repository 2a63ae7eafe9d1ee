import { json } from '../../http/response.ts'
import type { Route } from '../../http/types.ts'

/** What clients and the Studio ask when something seems wrong: is the service there, may this page use it? */
export function healthRoutes(): Route[] {
  return [
    { method: 'GET', path: '/v:version/ping', handle: () => ({ status: 200, body: 'PONG' }) },
    { method: 'GET', path: '/v:version/data/ping', handle: () => json({ pong: true }) },
    { method: 'GET', path: '/v:version/data/ping/:dataset', handle: () => json({ pong: true }) },
    {
      method: 'GET',
      path: '/v:version/check/cors',
      // A page that may not use the lake is refused before it gets here.
      handle: () => json({ result: { allowed: true, withCredentials: true } }),
    },
  ]
}
