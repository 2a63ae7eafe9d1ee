import { json } from '../http/response.ts'
import type { Method, Route } from '../http/types.ts'

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

// The page of a release that is over reads it without a check. There is no number of days after which history goes.
const SUBSCRIPTIONS = { featureTypes: { retention: { features: [{ attributes: {} }] } } }

/** Calls that always have the same answer, most of them to services that a local lake does not have. */
const QUIET_ANSWERS: [method: Method, path: string, answer: unknown][] = [
  ['GET', 'data/ping', { pong: true }],
  ['GET', 'data/ping/:dataset', { pong: true }],
  ['GET', 'projects/:projectId/user-applications', []],
  ['GET', 'projects/:projectId/datasets/:dataset/settings/indexing', { maxFieldDepth: 10 }],
  ['GET', 'projects/:projectId/datasets/:dataset/settings/embeddings', { enabled: false, status: 'disabled' }],
  ['GET', 'datasets/:dataset/settings/embeddings', { enabled: false, status: 'disabled' }],
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

export function quietRoutes(): Route[] {
  return QUIET_ANSWERS.map(
    ([method, path, answer]): Route => ({ method, path: `/v:version/${path}`, handle: () => json(answer) }),
  )
}
