import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { notFound } from '../http/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { json } from '../http/response.ts'
import type { Route } from '../http/types.ts'

/** Older jobs of the host are forgotten once they have ended, and all of them when it stops. */
const MAX_JOBS = 100
const ID_BYTES = 16

/** The copy of a dataset. Progress is in percent. */
type Job = {
  id: string
  projectId: string
  state: 'running' | 'completed' | 'failed'
  progress: number
  message?: string
  sourceDataset: string
  targetDataset: string
  withHistory: boolean
  authors: string[]
  createdAt: string
  updatedAt: string
}

type NewJob = Pick<Job, 'projectId' | 'sourceDataset' | 'targetDataset' | 'withHistory' | 'authors'>

export type Jobs = ReturnType<typeof createJobs>

export function createJobs() {
  const jobs = new Map<string, Job>()
  const changes = new EventEmitter().setMaxListeners(0)
  const update = (job: Job, change: Partial<Job>) => {
    Object.assign(job, change, { updatedAt: new Date().toISOString() })
    changes.emit(job.id, job)
  }
  return {
    /** Begins the work, and returns while it goes on. */
    start(given: NewJob, work: (report: (progress: number) => void) => Promise<void>): Job {
      const now = new Date().toISOString()
      const id = `j${randomBytes(ID_BYTES).toString('base64url')}`
      const job: Job = { id, ...given, state: 'running', progress: 0, createdAt: now, updatedAt: now }
      jobs.set(id, job)
      for (const { id, state } of jobs.values()) if (jobs.size > MAX_JOBS && state !== 'running') jobs.delete(id)
      work(progress => update(job, { progress })).then(
        () => update(job, { state: 'completed', progress: 100 }),
        error => {
          console.error(`The copy of ${job.sourceDataset} failed:`, error)
          update(job, { state: 'failed', message: error instanceof Error ? error.message : String(error) })
        },
      )
      return job
    },
    find: (id: string) => jobs.get(id) ?? null,
    /** Newest first. */
    list: (projectId: string) => [...jobs.values()].filter(job => job.projectId === projectId).reverse(),
    /** Calls the listener with the job after each change of it. */
    subscribe(id: string, listener: (job: Job) => void) {
      changes.on(id, listener)
      return () => changes.off(id, listener)
    },
  }
}

/** Without a token: the command line follows a job by its id alone, which nobody can guess. */
export function jobRoutes(jobs: Jobs): Route[] {
  const requireJob = (id = '') => {
    const job = jobs.find(id)
    if (!job)
      throw notFound(`Job "${id}" not found: it is none of the last ${MAX_JOBS}, or the lake was started after it`)
    return job
  }
  return [
    { method: 'GET', path: '/v:version/jobs/:id', handle: ({ params }) => json(encode(requireJob(params.id))) },
    {
      method: 'GET',
      path: '/v:version/jobs/:id/listen',
      handle({ params, signal }) {
        const job = requireJob(params.id)
        return eventStream(signal, channel => {
          const tell = () => {
            channel.send({ event: 'job', data: encode(job) })
            if (job.state === 'running') return
            channel.send({ event: 'done', data: encode(job) })
            channel.end()
          }
          tell()
          return jobs.subscribe(job.id, tell)
        })
      },
    },
  ]
}

export function encode(job: Job) {
  return { ...job, job_id: job.id }
}
