import type { IncomingHttpHeaders } from 'node:http'

export type Role = 'editor' | 'viewer'

/** Who is asking; null in a request means an anonymous visitor. */
export type Identity = { id: string; role: Role }

/** One request, from a plain HTTP connection or from a stream inside the shared WebSocket. */
export type HttpRequest = {
  method: string
  /** Decoded, normalised path that was matched, for example `/v2025-02-19/data/query/production`. */
  path: string
  /** Values of the `:name` segments and of a trailing `*rest`, percent-decoded. */
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  identity: Identity | null
  /** Raw body; read it with readBytes or readJson, which enforce a limit. */
  body: AsyncIterable<Uint8Array>
  /** Aborted when the client goes away or the server stops: a streamed body that waits for events must watch it. */
  signal: AbortSignal
}

export type HttpResponse = {
  status: number
  headers?: Record<string, string>
  /** A string or bytes for a finished answer; an async iterable for a stream (read with back-pressure). */
  body?: string | Uint8Array | AsyncIterable<string | Uint8Array>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `path` has literal segments, `:name` segments (also behind a literal prefix: `/v:version/ping`) and at most one
 * trailing `*rest`. HEAD is answered by GET routes.
 */
export type Route = {
  method: Method
  path: string
  handle: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>
}
