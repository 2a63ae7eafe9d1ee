import { badRequest } from '../http/errors.ts'
import { type Fields, isFields } from '../json.ts'
import { HOOK_EVENTS, HOOK_METHODS, type Hook } from '../project/state.ts'
import { checkRule } from '../webhooks/rule.ts'
import { optionalFlag, optionalText, requireText } from './body.ts'

const MAX_RULE_CHARACTERS = 10_000
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const DEFAULT_API_VERSION = 'v2021-03-25'

type Given = Omit<Hook, 'id' | 'createdAt' | 'updatedAt' | 'createdByUserId'>

/** A webhook as it is given; what is missing stays as it is in `present`, or has its usual value. Throws 400. */
export function readHook(given: Fields, present: Hook | null): Given {
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
