import { json } from '../../http/response.ts'
import type { Method, Route } from '../../http/types.ts'

// Without this feature the Studio remounts everything to offer comments, and fields lose their focus.
const COMMENTS = 'studioComments'

/** Calls that always have the same answer, most of them to services that a local lake does not have. */
const QUIET_ANSWERS: [method: Method, path: string, answer: unknown][] = [
  ['GET', 'data/ping', { pong: true }],
  ['GET', 'data/ping/:dataset', { pong: true }],
  // The guard has already refused origins that are not allowed.
  ['GET', 'check/cors', { result: { allowed: true, withCredentials: true } }],
  ['GET', 'projects/:projectId/user-applications', []],
  ['GET', 'projects/:projectId/roles', []],
  ['GET', 'projects/:projectId/datasets/:dataset/settings/indexing', { maxFieldDepth: 10 }],
  ['GET', 'projects/:projectId/new-content-release-allowed', { allowed: false }],
  ['GET', 'data/references/:dataset/documents/:id/to', { totalCount: 0, references: [] }],
  ['GET', 'features', [COMMENTS]],
  ['GET', 'journey/*rest', null],
  ['GET', 'help', {}],
  ['GET', 'subscriptions/*rest', []],
  ['GET', 'schedules/*rest', { schedules: [] }],
  ['GET', 'media-libraries', { data: [] }],
  ['GET', 'access/*rest', { data: [], nextCursor: null }],
  ['GET', 'intake/telemetry-status', { status: 'denied' }],
  ['POST', 'intake/*rest', {}],
]

export function quietRoutes(): Route[] {
  return [
    { method: 'GET', path: '/v:version/ping', handle: () => ({ status: 200, body: 'PONG' }) },
    ...QUIET_ANSWERS.map(
      ([method, path, answer]): Route => ({ method, path: `/v:version/${path}`, handle: () => json(answer) }),
    ),
  ]
}
