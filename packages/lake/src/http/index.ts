/** The HTTP server of the lake, on which other local services can be built: loopback only, guarded against other pages. */
export { createDispatch, type Dispatch, type Identify } from './dispatch.ts'
export { badRequest, forbidden, HttpError, notFound, unauthorized, unsupportedMediaType } from './errors.ts'
export { createGuard, type Guard } from './guard.ts'
export { closeAll, listenOnLoopback, stopOnce } from './loopback.ts'
export { json, readBytes, readJson } from './response.ts'
export { type RunningServer, startServer } from './server.ts'
export type { SocketRoute } from './sockets.ts'
export type { HttpRequest, HttpResponse, Identity, Method, Route } from './types.ts'
