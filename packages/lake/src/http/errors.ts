export class HttpError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, body: Record<string, unknown>, message?: string, headers: Record<string, string> = {}) {
    super(message ?? (typeof body.message === 'string' ? body.message : `HTTP ${status}`))
    this.name = 'HttpError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The format `{statusCode, error, message}` that Sanity's API uses outside the data endpoints. */
export function httpError(
  status: number,
  error: string,
  message: string,
  extra: Record<string, unknown> = {},
): HttpError {
  return new HttpError(status, { statusCode: status, error, message, ...extra }, message)
}

export const badRequest = (message: string) => httpError(400, 'Bad Request', message)
export const unauthorized = (message = 'Session not found') =>
  httpError(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })
export const forbidden = (message: string) => httpError(403, 'Forbidden', message)
export const notFound = (message: string) => httpError(404, 'Not Found', message)
export const methodNotAllowed = (allowed: string[]) => {
  const body = { statusCode: 405, error: 'Method Not Allowed', message: `Allowed here: ${allowed.join(', ')}` }
  return new HttpError(405, body, body.message, { allow: allowed.join(', ') })
}
export const payloadTooLarge = (limitBytes: number) =>
  httpError(413, 'Payload Too Large', `The body may have at most ${limitBytes} bytes`)
export const unsupportedMediaType = (message: string) => httpError(415, 'Unsupported Media Type', message)
export const notImplemented = (message: string) => httpError(501, 'Not Implemented', message)
