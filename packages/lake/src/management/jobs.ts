import { randomBytes } from 'node:crypto'
import { notFound } from '../http/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'

/** Older jobs of the host are forgotten once they have ended, and all of them when it stops. */
const MAX_JOBS = 100
const ID_BYTES = 16

/** The copy of a dataset, which SQLite makes in one step: progress is 0 or 100. */
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
  const jobs = new Map<string, { job: Job; ended: Promise<Job> }>()
  return {
    /** Begins the work, and returns while it goes on. */
    start(given: NewJob, work: () => Promise<void>): Job {
      const now = new Date().toISOString()
      const id = `j${randomBytes(ID_BYTES).toString('base64url')}`
      const job: Job = { id, ...given, state: 'running', progress: 0, createdAt: now, updatedAt: now }
      const end = (change: Partial<Job>) => Object.assign(job, change, { updatedAt: new Date().toISOString() })
      const ended = work().then(
        () => end({ state: 'completed', progress: 100 }),
        error => {
          console.error(`The copy of ${job.sourceDataset} failed:`, error)
          return end({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
        },
      )
      jobs.set(id, { job, ended })
      for (const { job } of jobs.values()) if (jobs.size > MAX_JOBS && job.state !== 'running') jobs.delete(job.id)
      return job
    },
    find: (id: string) => jobs.get(id) ?? null,
    /** Newest first. */
    list: (projectId: string) =>
      Array.from(jobs.values(), ({ job }) => job)
        .filter(job => job.projectId === projectId)
        .reverse(),
  }
}

/** Without a token: the command line follows a job by its id alone, which nobody can guess. */
export function jobRoutes(jobs: Jobs): Route[] {
  const requireJob = (id = '') => {
    const found = jobs.find(id)
    if (found) return found
    throw notFound(`Job "${id}" not found: it is none of the last ${MAX_JOBS}, or the lake was started after it`)
  }
  const listen = ({ params, signal }: HttpRequest) => {
    const { job, ended } = requireJob(params.id)
    return eventStream(signal, channel => {
      channel.send({ event: 'job', data: encode(job) })
      void ended.then(() => {
        channel.send({ event: 'done', data: encode(job) })
        channel.end()
      })
      return () => {}
    })
  }
  return routesBelow('/v:version/jobs', [
    ['GET', '/:id', ({ params }) => json(encode(requireJob(params.id).job))],
    ['GET', '/:id/listen', listen],
  ])
}

export function encode(job: Job) {
  return { ...job, job_id: job.id }
}
