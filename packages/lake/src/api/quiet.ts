import { notImplemented } from '../http/errors.ts'
import { refusedStream } from '../http/event-stream.ts'
import { json } from '../http/response.ts'
import type { HttpRequest, HttpResponse, Method, Route } from '../http/types.ts'
import { MISSING, notOffered } from '../missing.ts'

// Without the feature of comments the Studio remounts everything to offer them, and fields lose their focus. The command line makes private
// datasets and aliases only for projects that have the last two.
const FEATURES = [
  'studioComments',
  'sanityTasks',
  'contentReleases',
  'singleDocRelease',
  'privateDataset',
  'advancedDatasetManagement',
]
const RELEASE_LIMITS = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1_000,
  orgActiveReleaseLimit: null,
}

// The command line makes projects only within an organization. Projects name none.
const ORGANIZATION = { id: 'local', name: 'This machine', slug: 'local', defaultRoleName: null }
const MAY_ATTACH = { 'sanity.organization.projects': [{ grants: [{ name: 'read' }, { name: 'attach' }] }] }
const NO_EMBEDDINGS = { enabled: false, status: 'disabled', projection: null }

// The page of a release that is over reads it without a check. There is no number of days after which history goes.
const SUBSCRIPTIONS = { featureTypes: { retention: { features: [{ attributes: {} }] } } }

/** Calls that always have the same answer, most of them to services that a local lake does not have. */
const QUIET_ANSWERS: [method: Method, path: string, answer: unknown][] = [
  ['GET', 'data/ping', { pong: true }],
  ['GET', 'data/ping/:dataset', { pong: true }],
  ['GET', 'projects/:projectId/user-applications', []],
  ['GET', 'projects/:projectId/datasets/:dataset/settings/indexing', { maxFieldDepth: 10 }],
  ['GET', 'projects/:projectId/datasets/:dataset/settings/embeddings', NO_EMBEDDINGS],
  ['GET', 'datasets/:dataset/settings/embeddings', NO_EMBEDDINGS],
  ['GET', 'organizations', [ORGANIZATION]],
  ['GET', 'organizations/local', { ...ORGANIZATION, members: [], features: [] }],
  ['GET', 'organizations/local/grants', MAY_ATTACH],
  ['GET', 'invitations/project/:projectId', []],
  ['GET', 'projects/:projectId/new-content-release-allowed', { data: RELEASE_LIMITS }],
  ['GET', 'data/references/:dataset/documents/:id/to', { totalCount: 0, references: [] }],
  ['GET', 'features', FEATURES],
  ['GET', 'journey/*rest', null],
  ['GET', 'help', {}],
  ['GET', 'subscriptions/project/:projectId', SUBSCRIPTIONS],
  ['GET', 'subscriptions/*rest', []],
  ['GET', 'schedules/*rest', { schedules: [] }],
  ['GET', 'media-libraries', { data: [] }],
  ['GET', 'access/*rest', { data: [], nextCursor: null }],
  ['GET', 'intake/telemetry-status', { status: 'denied' }],
  ['POST', 'intake/*rest', {}],
]

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What is missing responds with 501, and event streams end with it. Every other route wins, because these end in `*rest` or are registered last. */
export const PLATFORM_ROUTES: Route[] = [
  ...QUIET_ANSWERS.map(
    ([method, path, answer]): Route => ({ method, path: `/v:version/${path}`, handle: () => json(answer) }),
  ),
  ...MISSING.services.flatMap(([paths, what, instead, namesRequest]) => {
    const places = paths.flatMap(path => [`/v:version/${path}`, `/v:version/${path}/*rest`])
    const handle = (request: HttpRequest) => {
      const name = namesRequest ? ` (${request.method} ${request.path})` : ''
      return refuse(request, notOffered(what, `${instead}${name}`))
    }
    return places.flatMap(path => METHODS.map((method): Route => ({ method, path, handle })))
  }),
]

/** Clients read of a refused event stream only the status, and of a 501 conclude that they should try again. */
function refuse({ headers, signal }: HttpRequest, message: string): HttpResponse {
  const { status, body } = notImplemented(message)
  if (!headers.accept?.includes('text/event-stream')) return json(body, status)
  return refusedStream(signal, { error: { type: 'notImplemented', description: message } })
}
