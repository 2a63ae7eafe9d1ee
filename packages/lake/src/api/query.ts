import { GROUP_TYPE } from '../groq/rows.ts'
import { badRequest, notImplemented } from '../http/errors.ts'
import { jsonText, readJson } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { releaseIdOf, versionPrefix } from '../ids.ts'
import { isFields } from '../json.ts'
import { missingParameter } from '../missing.ts'
import { type Project, settingsOf } from '../project/index.ts'
import { listMembers } from '../project/users.ts'
import { ROLE_NAMES } from '../roles.ts'
import type { DocumentIndex, Lake, LakeDocument, Perspective, QueryRequest } from '../types.ts'
import { accessList } from './projects.ts'

const MAX_LAYERS = 20
const LAYER = /^[A-Za-z0-9_-]{1,128}$/
/** Before this version of the API, queries saw drafts unless they set a perspective. */
const FIRST_VERSION_PUBLISHED_BY_DEFAULT = '2025-02-19'

type Question = Pick<QueryRequest, 'query' | 'params'>

/** Parameters come as `$name=JSON` in the URL, or in the body. Without a token only published documents are visible. */
export function queryRoutes(lake: Lake, project: Project): Route[] {
  const answer = async (request: HttpRequest, question: Question) => {
    refuseMissingParameters(request.query)
    const start = performance.now()
    if (question.query.trim() === '') throw badRequest('The query is missing')
    const { identity } = request
    const result = await lake.queries.run({
      ...question,
      perspective: readPerspective(request, lake.store.index),
      identity: identity?.id ?? '',
      canReadDrafts: identity !== null,
      isHidden: identity === null && lake.config.isPrivate?.() === true,
      ...(mayFindGroups(question) && { groups: groupsOf(project, lake.config.dataset) }),
      resultSourceMap: readSourceMapKind(request.query.get('resultSourceMap')),
    })
    const ms = Math.round(performance.now() - start)
    const echo = request.query.get('returnQuery') === 'false' ? {} : { query: question.query }
    const head = Buffer.from(`${JSON.stringify({ ...echo, ms }).slice(0, -1)},`)
    // Both are objects: the result goes on without its opening brace.
    return jsonText(Buffer.concat([head, result.subarray(1)]))
  }
  const readBody = async (request: HttpRequest) => readQuestion(await readJson(request, lake.limits.bodyBytes))
  const readAddress = ({ query }: HttpRequest) => ({ query: query.get('query') ?? '', params: readParams(query) })
  return routesBelow('/v:version/data', [
    ['GET', '/query/:dataset', request => answer(request, readAddress(request))],
    ['POST', '/query/:dataset', async request => answer(request, await readBody(request))],
  ])
}

function refuseMissingParameters(query: URLSearchParams): void {
  if ((query.get('explain') ?? 'false') !== 'false') throw notImplemented(missingParameter('explain (data/query)'))
  if (query.has('variant')) throw notImplemented(missingParameter('variant (data/query)'))
}

function readQuestion(body: unknown): Question {
  if (!isFields(body) || typeof body.query !== 'string')
    throw badRequest('The body must be {"query": "…", "params": {…}}')
  const { query, params = {} } = body
  if (!isFields(params)) throw badRequest('"params" must be an object')
  return { query, params }
}

/** The query parameters of a URL: `$name=` followed by JSON. Throws a 400 that names an invalid one. */
export function readParams(query: URLSearchParams): Record<string, unknown> {
  const params: [string, unknown][] = []
  for (const [name, value] of query) {
    if (name.startsWith('$')) params.push([name.slice(1), parseParam(name, value)])
  }
  return Object.fromEntries(params)
}

function parseParam(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw badRequest(`The parameter ${name} is not valid JSON`)
  }
}

function readPerspective({ query, params: { version = '' } }: HttpRequest, index: DocumentIndex): Perspective {
  const layers = query.getAll('perspective').flatMap(value => value.split(','))
  const [first] = layers
  if (first === undefined) return version >= FIRST_VERSION_PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
  if (layers.length === 1 && first === 'previewDrafts') return 'drafts'
  if (layers.length === 1 && (first === 'raw' || first === 'published' || first === 'drafts')) return first
  if (layers.length > MAX_LAYERS) throw badRequest(`A perspective may have at most ${MAX_LAYERS} layers`)
  const wrong = layers.find(layer => layer === 'raw' || !LAYER.test(layer))
  if (wrong !== undefined) throw badRequest(`The perspective has a layer that cannot be used: "${wrong}"`)
  const releases = layers.filter(layer => layer !== 'published' && layer !== 'drafts')
  const unknown = releases.find(release => !isRelease(release, index))
  if (unknown !== undefined) throw badRequest(`The perspective has an unknown release: "${unknown}"`)
  return layers
}

/** Data may hold the versions of a release without the release itself. */
function isRelease(name: string, index: DocumentIndex): boolean {
  const prefix = versionPrefix(name)
  return index.get(releaseIdOf(name)) !== undefined || index.unpublishedIds().some(id => id.startsWith(prefix))
}

function readSourceMapKind(value: string | null): QueryRequest['resultSourceMap'] {
  if (value === 'withKeyArraySelector') return value
  return value === 'true' ? 'withIndexes' : false
}

/** The group of each role, with its members and what they may do in a dataset. A Studio offers to mention whom a group lets read. */
function groupsOf(project: Project, dataset: string): LakeDocument[] {
  const { createdAt } = project.state.read()
  const settings = settingsOf(project, dataset)
  const members = listMembers(project)
  return ROLE_NAMES.toSorted().map(name => ({
    ...{ _id: `_.groups.${name}`, _type: GROUP_TYPE, _rev: name, _createdAt: createdAt, _updatedAt: createdAt },
    grants: accessList({ role: name }, settings),
    members: members.filter(({ role }) => role === name).map(({ id }) => id),
  }))
}

/** Whether a query can find groups. They are told to no other, because each query is sent to a thread. */
function mayFindGroups({ query, params }: Question): boolean {
  return query.includes(GROUP_TYPE) || Object.values(params).flat().includes(GROUP_TYPE)
}
