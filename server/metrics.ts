/** docs/deploy.md lists the names. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '../lib/environment/secrets.ts'
import { PAGE_PATHS } from '../lib/pages.ts'
import { log } from '../lib/process/log.ts'
import { onMeasurement, readOutboxState } from '../lib/process/measurements.ts'
import { isStopping } from '../lib/process/stopping.ts'
import { hasBody } from './gate/body.ts'
import { pathOf } from './gate/target.ts'

const PATH = '/metrics'
/** In seconds. Cached pages take milliseconds, and the longest wait is that for the form service. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const requests = histogram('minara_request_seconds', 'Answers, by kind of route and status', 'kind', 'status')
  const pages = counter('minara_page_reads_total', 'Pages read from the page store', 'result')
  const draftsFull = counter(
    'minara_drafts_full_total',
    'Answers that could not be saved to go on later, because all places are taken',
  )
  const formsFailed = counter('minara_forms_failed_total', 'Forms that could not be kept, so the visitor saw an error')
  const renders = histogram('minara_render_seconds', 'Pages rendered again after a change', 'outcome')
  const published = histogram('minara_publish_to_stored_seconds', 'From a change to a stored page that shows it')
  const content = histogram('minara_content_request_seconds', 'Questions to the content service', 'outcome')
  onMeasurement(measurement => {
    if (measurement.of === 'page') pages.inc({ result: measurement.result })
    else if (measurement.of === 'render') renders.observe({ outcome: measurement.outcome }, measurement.seconds)
    else if (measurement.of === 'publish') published.observe(measurement.seconds)
    else if (measurement.of === 'draft') draftsFull.inc()
    else if (measurement.of === 'form') formsFailed.inc()
    else content.observe({ outcome: measurement.outcome }, measurement.seconds)
  })
  const lookAtOutbox = createOutboxGauges(registers)

  async function send(response: ServerResponse): Promise<void> {
    try {
      await lookAtOutbox()
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (error) {
      log.warn('metrics.failed', { message: 'The metrics could not be collected' }, error)
      response.writeHead(503).end()
    }
  }

  return {
    countAnswer({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
      const stop = requests.startTimer()
      response.once('close', () => {
        const status = response.statusCode
        stop({ kind: kindOf(method, pathOf(url), status), status })
      })
    },
    /** Returns whether the request was for /metrics: without a configured token that is a path like any other. */
    answer(request: IncomingMessage, response: ServerResponse, token: string): boolean {
      if (token === '' || request.url !== PATH || hasBody(request)) return false
      if (isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) void send(response)
      else response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
      return true
    },
    listen(port: number): void {
      const message = `There are no metrics on port ${port}: METRICS_PORT is for one site`
      createServer(({ url }, response) => {
        if (url === PATH) void send(response)
        else response.writeHead(404).end()
      })
        .on('error', error => log.warn('metrics.failed', { message }, error))
        .listen(port)
        .unref()
    },
  }
}

/** Figures of an outbox that does not work are the last ones. */
function createOutboxGauges(registers: Registry[]): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers })
  const ready = gauge('minara_ready', 'What /readyz says: 1 for 200, 0 for 503')
  const writable = gauge('minara_outbox_writable', '0 while forms cannot be kept; 1 without an outbox, too')
  const submissions = gauge('minara_outbox_submissions', 'Submissions, by state', 'state')
  const notifications = gauge(
    'minara_outbox_notifications',
    'Notifications to staff that wait, and those of the last day that could not be delivered',
    'state',
  )
  const oldestPending = gauge(
    'minara_outbox_oldest_pending_seconds',
    'Since the oldest submission that is not delivered arrived; 0 when there is none',
  )
  return async () => {
    const { status, figures } = await readOutboxState()
    writable.set(Number(status !== 'broken'))
    ready.set(Number(status !== 'broken' && !isStopping()))
    if (!figures) return
    setStates(submissions, figures.submissions)
    setStates(notifications, figures.notifications)
    oldestPending.set(figures.oldestPendingSeconds)
  }
}

function setStates(gauge: Gauge, counts: Readonly<Record<string, number>>): void {
  for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count)
}

const KINDS: [RegExp, string][] = [
  [/^\/$/, 'landing'],
  [/^\/post\//, 'post'],
  [/^\/(blog|author)(\/|$)/, 'list'],
  [/^\/api\/forms\//, 'submission'],
  [/^\/api\/revalidate/, 'revalidation'],
  [/^\/api\//, 'api'],
  [/^\/studio(\/|$)/, 'studio'],
  [/^\/_next\//, 'asset'],
  [/^\/(og|icons)\//, 'picture'],
  [/^\/(healthz|readyz)$/, 'health'],
]

/** Few values, whatever visitors ask for: each is a time series. */
function kindOf(method: string, path: string, status: number): string {
  if (status === 307 || status === 308) return 'redirect'
  if (method === 'POST' && !path.startsWith('/api/')) return 'submission'
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? (PAGE_PATHS.includes(path) ? 'page' : 'other')
}
