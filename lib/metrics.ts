/** What Prometheus may read of this process; server/metrics.ts sends it, and docs/deploy.md lists the names. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { perProcess } from './per-process.ts'

/** Seconds. Cached pages take milliseconds, a rendered one a few tenths, and the longest wait is that for the form service. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20]

export const metrics = perProcess('metrics', createMetrics)

function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'minara_request_seconds',
      help: 'Duration of answers, by kind of route and status',
      labelNames: ['kind', 'status'] as const,
      buckets: BUCKETS,
      registers,
    }),
    pages: new Counter({
      name: 'minara_page_reads_total',
      help: 'Pages read from the page store: hit, outdated (a visitor waits for a new one) or missing',
      labelNames: ['result'] as const,
      registers,
    }),
    renders: new Histogram({
      name: 'minara_render_seconds',
      help: 'Duration of pages being rendered again after a change',
      labelNames: ['outcome'] as const,
      buckets: BUCKETS,
      registers,
    }),
    published: new Histogram({
      name: 'minara_publish_to_stored_seconds',
      help: 'From the arrival of a change at this process until a page that shows it is stored',
      buckets: BUCKETS,
      registers,
    }),
    content: new Histogram({
      name: 'minara_content_request_seconds',
      help: 'Duration of questions to the content service',
      labelNames: ['outcome'] as const,
      buckets: BUCKETS,
      registers,
    }),
    outbox: new Gauge({
      name: 'minara_outbox_submissions',
      help: 'Submissions in the outbox, by state',
      labelNames: ['state'] as const,
      registers,
    }),
  }
}
