import { decodePath } from '../http/router.ts'
import type { RawRequest } from '../http/types.ts'

/** Where a path names a project, a dataset or both. Clients with a `resource` have both before what follows `data/` otherwise. */
const PLACES = [
  /^\/v[^/]+\/data\/(?:live\/events|[^/]+)\/(?<dataset>[^/]+)/,
  /^\/v[^/]+\/(?:assets\/[^/]+|socket)\/(?<dataset>[^/]+)/,
  /^\/v[^/]+\/projects\/(?<project>[^/]+)\/datasets\/(?<dataset>[^/]+)\/(?:query|doc|mutate|actions|listen|live|history|export|schemas)(?:\/|$)/,
  /^\/v[^/]+\/(?:projects|hooks\/projects|(?:access|invitations)\/project|auth\/login)\/(?<project>[^/]+)/,
  /^\/(?:images|files)\/(?<project>[^/]+)\/(?<dataset>[^/]+)\//,
]

/** Null where a request does not say which. One without a dataset is about a whole project. */
type Address = { projectId: string | null; dataset: string | null }

/** Clients name the project in a header if not in the host name; an address of a picture has both in its path. Throws 400 for a malformed path. */
export function addressOf({ target, headers }: Pick<RawRequest, 'target' | 'headers'>): Address {
  const path = decodePath(target.split('?')[0] ?? '/')
  const { project, dataset } = PLACES.map(place => place.exec(path)).find(match => match !== null)?.groups ?? {}
  const header = headers['x-sanity-project-id']
  const named = typeof header === 'string' ? header : null
  return { projectId: project ?? named ?? projectOfHost(headers.host), dataset: dataset ?? null }
}

function projectOfHost(host = ''): string | null {
  return /^([a-z0-9-]+)\.localhost(:|$)/i.exec(host)?.[1]?.toLowerCase() ?? null
}
