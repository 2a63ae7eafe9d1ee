import type { RawRequest } from '../http/dispatch.ts'
import { createRouter } from '../http/router.ts'

/** Clients with a `resource` call the endpoints below `data/:verb/:dataset` by project and dataset instead. */
const DATA_VERBS = ['query', 'doc', 'mutate', 'actions', 'listen', 'live', 'history', 'export']

const PATHS = [
  '/v:version/data/:verb/:dataset',
  '/v:version/data/:verb/:dataset/*rest',
  '/v:version/data/live/events/:dataset',
  '/v:version/assets/:kind/:dataset',
  '/v:version/socket/:dataset',
  '/v:version/auth/login/:project',
  '/v:version/projects/:project',
  '/v:version/projects/:project/*rest',
  ...[...DATA_VERBS, 'schemas'].flatMap(verb => [
    `/v:version/projects/:project/datasets/:dataset/${verb}`,
    `/v:version/projects/:project/datasets/:dataset/${verb}/*rest`,
  ]),
  '/v:version/hooks/projects/:project',
  '/v:version/hooks/projects/:project/*rest',
  '/v:version/access/project/:project/*rest',
  '/v:version/invitations/project/:project',
  '/v:version/invitations/project/:project/*rest',
  '/images/:project/:dataset/*rest',
  '/files/:project/:dataset/*rest',
  '/*rest',
]

const router = createRouter(PATHS.map(path => ({ method: 'GET', path, handle: () => ({ status: 204 }) })))

/** Null where a request does not say which. One without a dataset is about a whole project. */
type Address = { projectId: string | null; dataset: string | null }

/** Clients name the project in a header if not in the host name; an address of a picture has both in its path. Throws 400 for a malformed path. */
export function addressOf({ target, headers }: Pick<RawRequest, 'target' | 'headers'>): Address {
  const { params } = router('GET', target.split('?')[0] ?? '/')
  const header = headers['x-sanity-project-id']
  const named = typeof header === 'string' ? header : null
  return { projectId: params.project ?? named ?? projectOfHost(headers.host), dataset: params.dataset ?? null }
}

function projectOfHost(host = ''): string | null {
  return /^([a-z0-9-]+)\.localhost(:|$)/i.exec(host)?.[1]?.toLowerCase() ?? null
}
