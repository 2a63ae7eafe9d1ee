import { ChannelError, isHttpError, type SanityClient } from '@sanity/client'
import { firstValueFrom, isObservable, type Observable, timeout } from 'rxjs'
import type { Target } from '../target.ts'
import { type Case, fieldsOf, sentenceOf } from './case.ts'

export const TYPE = 'conformanceCase'
const PATIENCE_MS = 20_000

let count = 0
/** An id that no other run uses. */
export const newId = () => `conformance-${Date.now().toString(36)}-case-${++count}`

export const note = (fields: Record<string, unknown> = {}) => ({ _id: newId(), _type: TYPE, title: 'First', ...fields })

/** Creates a document with these fields, and resolves to its id. */
export async function create({ editor }: Target, fields: Record<string, unknown> = {}): Promise<string> {
  const { _id } = await editor.create(note(fields))
  return _id
}

type Refusal = {
  status: number
  sentence: string
  type: unknown
  message: string
  details: Record<string, unknown>
}

/** How a request fails; a status of 0 if it succeeds. */
export async function refusalOf(request: Promise<unknown>): Promise<Refusal> {
  try {
    await request
  } catch (error) {
    if (!isHttpError(error)) throw error
    const details = fieldsOf(fieldsOf(error.response.body).error)
    const sentence = sentenceOf(error.response.body) ?? ''
    return { status: error.statusCode, sentence, type: details.type, message: error.message, details }
  }
  return { status: 0, sentence: '', type: null, message: '', details: {} }
}

export const first = <T>(events: Observable<T>): Promise<T> => firstValueFrom(events.pipe(timeout(PATIENCE_MS)))

/** Plain HTTP with the client's token. `path` follows the version, for example `data/query/production?query=1`. */
export async function ask(client: SanityClient, path: string, init: RequestInit = {}) {
  const { token, projectId = '' } = client.config()
  const headers = {
    'x-sanity-project-id': projectId,
    ...(token && { authorization: `Bearer ${token}` }),
    ...init.headers,
  }
  const response = await fetch(client.getUrl(`/${path}`), { ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: fieldsOf(parse(text)) }
}

/** Like `ask` with a JSON body, but a refusal is thrown. */
export const send = (client: SanityClient, method: string, url: string, body?: unknown): Promise<unknown> =>
  client.request({ method, url: `/${url}`, body })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How each is called, by its name. */
export type Calls<Client> = Record<string, (client: Client) => unknown>

/** What only the hosted service answers. */
export function refused<Client>(name: string, calls: Calls<Client>, open: (target: Target) => Client): Case {
  return { name, expected: 'refused', probe: target => answersOf(calls, open(target)) }
}

/**
 * Whether each of these calls is answered. If none is, throws how one is refused: one without a sentence, if there is any, so that
 * none hides behind the others.
 */
async function answersOf<Client>(calls: Calls<Client>, client: Client) {
  const facts: Record<string, boolean> = {}
  const refusals: unknown[] = []
  for (const [name, call] of Object.entries(calls)) {
    try {
      const answer = call(client)
      await (isObservable(answer) ? first(answer) : answer)
      facts[name] = true
    } catch (error) {
      refusals.push(error)
      facts[name] = false
    }
  }
  if (Object.values(facts).some(Boolean)) return facts
  throw refusals.find(error => !isExplained(error)) ?? refusals[0]
}

function isExplained(error: unknown): boolean {
  return error instanceof ChannelError || (isHttpError(error) && sentenceOf(error.response.body) !== null)
}

export const datasetOf = (client: SanityClient) => client.config().dataset ?? ''
export const projectOf = (client: SanityClient) => client.config().projectId ?? ''
