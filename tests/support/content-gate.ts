import { createServer } from 'node:http'
import { forward, type Listening, listen } from './listen.ts'

export type ContentGate = Listening & {
  requests: string[]
  /** Lets requests through, or accepts them and never answers. */
  isOpen: boolean
}

/** A proxy in front of a service, at an address that stays the same while the service hangs. Its log counts the requests. */
export async function startGate(target: string): Promise<ContentGate> {
  const server = createServer((request, response) => {
    gate.requests.push(request.url ?? '')
    request.on('error', () => {})
    if (gate.isOpen) forward(request, response, Number(new URL(target).port))
  })
  const gate: ContentGate = { ...(await listen(server)), requests: [], isOpen: true }
  return gate
}
