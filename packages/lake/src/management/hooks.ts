import { randomBytes } from 'node:crypto'
import { requireIdentity, requirePermission } from '../api/access.ts'
import { listDatasets } from '../host/datasets.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { json, noContent } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { type Fields, isFields } from '../json.ts'
import { HOOK_EVENTS, HOOK_METHODS, type Hook } from '../project/state.ts'
import { checkRule } from '../webhooks/rule.ts'
import { type Management, optionalFlag, optionalText, readFields, removeById, requireText } from './body.ts'

const ID_BYTES = 9
const MAX_HOOKS = 100

/** hooks/projects/:id: webhooks of the project, and what they have sent. */
export function hookRoutes({ project, folder, hookLog }: Management): Route[] {
  const requireHook = ({ params }: HttpRequest): Hook => {
    const hook = project.state.read().hooks.find(({ id }) => id === params.id)
    if (!hook) throw notFound(`There is no webhook "${params.id}"`)
    return hook
  }
  const encode = (hook: Hook) => {
    return { type: 'document', ...hook, projectId: project.id, isDisabled: hook.isDisabledByUser, deletedAt: null }
  }
  const save = (request: HttpRequest, hook: Hook) => {
    const isDataset = hook.dataset === '*' || listDatasets(folder, project.id).includes(hook.dataset)
    if (!isDataset) throw badRequest(`Dataset "${hook.dataset}" not found for project ID "${project.id}"`)
    project.state.change(state => {
      const others = state.hooks.filter(({ id }) => id !== hook.id)
      if (others.length >= MAX_HOOKS) throw badRequest(`A project may have at most ${MAX_HOOKS} webhooks`)
      const index = state.hooks.findIndex(({ id }) => id === hook.id)
      if (index < 0) state.hooks.push(hook)
      else state.hooks[index] = hook
    })
    return json(encode(hook), request.method === 'POST' ? 201 : 200)
  }

  const create = async (request: HttpRequest) => {
    const now = new Date().toISOString()
    const { id: createdByUserId } = requireIdentity(request)
    const own = { id: randomBytes(ID_BYTES).toString('base64url'), createdAt: now, updatedAt: now, createdByUserId }
    return save(request, { ...readHook(await readFields(request), null), ...own })
  }
  const edit = async (request: HttpRequest) => {
    const hook = requireHook(request)
    const fields = await readFields(request)
    return save(request, { ...hook, ...readHook(fields, hook), updatedAt: new Date().toISOString() })
  }
  const remove = ({ params: { id = '' } }: HttpRequest) => {
    project.state.change(({ hooks }) => removeById(hooks, id, 'webhook'))
    hookLog.forget(id)
    return noContent()
  }
  const findAttempt = ({ params }: HttpRequest) => {
    const attempt = hookLog.findAttempt(params.attemptId ?? '')
    if (attempt?.projectId !== project.id)
      throw notFound(`There is no attempt "${params.attemptId}" since the lake started`)
    return json(attempt)
  }

  return routesBelow(
    '/v:version/hooks/projects/:project',
    [
      ['GET', '', () => json(project.state.read().hooks.map(encode))],
      ['POST', '', create],
      ['GET', '/:id', request => json(encode(requireHook(request)))],
      ['PATCH', '/:id', edit],
      ['PUT', '/:id', edit],
      ['DELETE', '/:id', remove],
      ['GET', '/:id/messages', request => json(hookLog.messages(requireHook(request).id))],
      ['GET', '/:id/attempts', request => json(hookLog.attempts(requireHook(request).id))],
      ['GET', '/attempts/:attemptId', findAttempt],
    ],
    request => requirePermission(request, 'manage'),
  )
}

const MAX_RULE_CHARACTERS = 10_000
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const DEFAULT_API_VERSION = 'v2021-03-25'

/** A webhook as it is given; what is missing stays as it is in `present`, or has its usual value. Throws 400. */
export function readHook(given: Fields, present: Hook | null) {
  const fields: Fields = { httpMethod: 'POST', ...present, ...given }
  if (given.type === 'transaction') throw badRequest('This lake has webhooks of the type "document" only')
  const rule = readRule(fields.rule)
  checkRule(rule)
  return {
    ...{ name: requireText(fields, 'name'), dataset: requireText(fields, 'dataset'), rule },
    ...{ description: optionalText(fields, 'description'), secret: optionalText(fields, 'secret') },
    url: readUrl(requireText(fields, 'url')),
    httpMethod: readMethod(fields.httpMethod),
    headers: readHeaders(fields.headers),
    apiVersion: optionalText(fields, 'apiVersion') ?? DEFAULT_API_VERSION,
    includeDrafts: optionalFlag(fields, 'includeDrafts') ?? false,
    includeAllVersions: optionalFlag(fields, 'includeAllVersions') ?? false,
    isDisabledByUser: optionalFlag(fields, 'isDisabledByUser') ?? false,
  }
}

function readRule(value: unknown): Hook['rule'] {
  if (value === undefined || value === null) return { on: [...HOOK_EVENTS], filter: null, projection: null }
  if (!isFields(value)) throw badRequest('"rule" must be an object with "on", "filter" and "projection"')
  const { on = HOOK_EVENTS } = value
  const wanted: unknown[] = Array.isArray(on) ? on : []
  const events = HOOK_EVENTS.filter(event => wanted.includes(event))
  if (events.length === 0 || events.length !== wanted.length) {
    throw badRequest(`"rule.on" must be a list with some of ${HOOK_EVENTS.join(', ')}`)
  }
  return {
    on: events,
    filter: optionalText(value, 'filter', MAX_RULE_CHARACTERS),
    projection: optionalText(value, 'projection', MAX_RULE_CHARACTERS),
  }
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw badRequest('"url" must be an address that begins with http:// or https://')
}

function readMethod(value: unknown): Hook['httpMethod'] {
  const method = HOOK_METHODS.find(each => each === value)
  if (!method) throw badRequest(`"httpMethod" must be one of ${HOOK_METHODS.join(', ')}`)
  return method
}

function readHeaders(value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {}
  if (!isFields(value)) throw badRequest('"headers" must be an object')
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      if (typeof text !== 'string' || !HEADER_NAME.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(text)) {
        throw badRequest(`The header "${name}" cannot be sent`)
      }
      return [name, text]
    }),
  )
}
