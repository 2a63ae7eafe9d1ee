/** Loaded before a process of the tests by `--import`: the environment says which of these it does. */
import diagnostics from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

const { MOVE_CLOCK_MS, WITHOUT_CONTENT, FAULT_ON_SIGNAL, WATCH_EVENT_LOOP, RECORD_REQUESTS } = process.env

if (MOVE_CLOCK_MS) moveClock(Number(MOVE_CLOCK_MS))
if (WITHOUT_CONTENT) refuseContent()
if (FAULT_ON_SIGNAL) failOnSignal()
if (WATCH_EVENT_LOOP) watchEventLoop()
if (RECORD_REQUESTS) recordRequests(RECORD_REQUESTS)

/** Each SIGUSR2 moves the date forward, in the threads of the process too. Timers are not moved. */
function moveClock(ms) {
  const name = 'moves of the clock'
  const RealDate = Date
  const moves = isMainThread ? new Int32Array(new SharedArrayBuffer(4)) : getEnvironmentData(name)
  if (isMainThread) {
    setEnvironmentData(name, moves)
    process.on('SIGUSR2', () => Atomics.add(moves, 0, 1))
  }
  const now = () => RealDate.now() + Atomics.load(moves, 0) * ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, parts, created) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, created),
    get: (date, property) => (property === 'now' ? now : Reflect.get(date, property)),
  })
}

/** The content service refuses every question, while pictures stay at the addresses that pages name. */
function refuseContent() {
  const { fetch } = globalThis
  globalThis.fetch = async (resource, init) => {
    const { pathname } = new URL(resource.url ?? resource)
    if (pathname.includes('/data/')) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    return fetch(resource, init)
  }
}

/** The fault happens on SIGUSR2, as it would in an event of a package. */
function failOnSignal() {
  process.on('SIGUSR2', () => {
    Response.json = () => {
      throw new TypeError('No JSON for\namina@example.org')
    }
  })
}

/** Whenever its parent asks, the process says for how long its event loop was blocked. Its threads have no parent to ask. */
function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  process.on('message', () => {
    process.send?.(delays.max / 1e6)
    delays.reset()
  })
  // The parent stops this process by a signal, so the channel must not keep it alive.
  process.channel?.unref()
}

/** Appends each request, and the status of its response, to a file. */
function recordRequests(file) {
  let count = 0
  diagnostics.subscribe('http.server.request.start', ({ request, response }) => {
    const id = `${process.pid}-${++count}`
    appendFileSync(file, `> ${id} ${request.method} ${request.url}\n`)
    response.on('close', () => appendFileSync(file, `< ${id} ${response.statusCode}\n`))
  })
}
