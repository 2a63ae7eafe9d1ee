/** For NODE_OPTIONS of a lake: appends each request, and the status of its response, to the file that RECORD_REQUESTS names. */
import diagnostics from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'

const file = process.env.RECORD_REQUESTS ?? ''
let count = 0

diagnostics.subscribe('http.server.request.start', ({ request, response }) => {
  const id = `${process.pid}-${++count}`
  appendFileSync(file, `> ${id} ${request.method} ${request.url}\n`)
  response.on('close', () => appendFileSync(file, `< ${id} ${response.statusCode}\n`))
})
