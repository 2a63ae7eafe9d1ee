import { isFields } from '../json.ts'

export const HOOK_EVENTS = ['create', 'update', 'delete'] as const
export const HOOK_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const

type HookEvent = (typeof HOOK_EVENTS)[number]

/** A webhook: which changes of which dataset are sent where, and as what. */
export type Hook = {
  id: string
  name: string
  description: string | null
  /** `*` for all datasets of the project. */
  dataset: string
  url: string
  httpMethod: (typeof HOOK_METHODS)[number]
  headers: Record<string, string>
  apiVersion: string
  includeDrafts: boolean
  includeAllVersions: boolean
  isDisabledByUser: boolean
  /** Conditions and projection in GROQ, which also know before(), after() and delta::. Null for all changes, and for whole documents. */
  rule: { on: HookEvent[]; filter: string | null; projection: string | null }
  secret: string | null
  createdAt: string
  updatedAt: string
  createdByUserId: string
}

/** A hook as it was stored. */
export function decodeHook(value: unknown): Hook | null {
  if (!isFields(value) || !isFields(value.rule) || !isFields(value.headers) || !Array.isArray(value.rule.on))
    return null
  const { rule, headers } = value
  const on = value.rule.on
  const read = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  const httpMethod = HOOK_METHODS.find(method => method === value.httpMethod)
  if (!httpMethod || !read('id') || !read('url')) return null
  return {
    ...{
      id: read('id'),
      name: read('name'),
      dataset: read('dataset'),
      url: read('url'),
      apiVersion: read('apiVersion'),
    },
    ...{ createdAt: read('createdAt'), updatedAt: read('updatedAt'), createdByUserId: read('createdByUserId') },
    description: textOrNull(value.description),
    secret: textOrNull(value.secret),
    httpMethod,
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, String(text)])),
    includeDrafts: value.includeDrafts === true,
    includeAllVersions: value.includeAllVersions === true,
    isDisabledByUser: value.isDisabledByUser === true,
    rule: {
      on: HOOK_EVENTS.filter(event => on.includes(event)),
      filter: textOrNull(rule.filter),
      projection: textOrNull(rule.projection),
    },
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
