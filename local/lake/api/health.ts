import { json } from '../../http/response.ts'
import type { Route } from '../../http/types.ts'

/** Endpoints that clients and the Studio call when something seems wrong: is the service up, and may this origin use it? */
export function healthRoutes(): Route[] {
  return [
    { method: 'GET', path: '/v:version/ping', handle: () => ({ status: 200, body: 'PONG' }) },
    { method: 'GET', path: '/v:version/data/ping', handle: () => json({ pong: true }) },
    { method: 'GET', path: '/v:version/data/ping/:dataset', handle: () => json({ pong: true }) },
    {
      method: 'GET',
      path: '/v:version/check/cors',
      // The guard has already refused origins that are not allowed.
      handle: () => json({ result: { allowed: true, withCredentials: true } }),
    },
  ]
}
