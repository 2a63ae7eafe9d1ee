/** Preloaded into a site's process: an idle connection is kept for an hour, where Node closes it after five seconds. */
import { Server } from 'node:http'

const HOUR_MS = 60 * 60_000
const { listen } = Server.prototype

Server.prototype.listen = function (...options) {
  this.keepAliveTimeout = HOUR_MS
  return listen.apply(this, options)
}
