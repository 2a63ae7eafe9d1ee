import { json } from '../../http/response.ts'
import type { Method, Route } from '../../http/types.ts'

/**
 * Without this feature the Studio wraps itself in an offer of comments as soon as it knows, which remounts everything: fields lose
 * their focus, tabs their place. The project's own configuration switches comments off.
 */
const COMMENTS = 'studioComments'

/** Calls of the Studio to services that a local lake does not have, each with a harmless answer. */
const QUIET_ANSWERS: [method: Method, path: string, answer: unknown][] = [
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
  return QUIET_ANSWERS.map(([method, path, answer]) => ({
    method,
    path: `/v:version/${path}`,
    handle: () => json(answer),
  }))
}
