import type { ServerResponse } from 'node:http'
import { currentResponse } from '../page-status.ts'
import { perProcess } from '../per-process.ts'
import type { Visit } from './visits.ts'

const named = perProcess('named visits', () => new WeakMap<ServerResponse, Visit>())

export function nameVisit(kind: 'view' | 'redirect', page: string): void {
  const response = currentResponse()
  if (response) named.set(response, { kind, page, form: '' })
}

export function visitNamedFor(response: ServerResponse): Visit | null {
  return named.get(response) ?? null
}
