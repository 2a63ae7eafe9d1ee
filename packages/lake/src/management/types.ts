import type { Datasets } from '../host/open-dataset.ts'
import type { Project } from '../project/index.ts'
import type { HookLog } from '../webhooks/log.ts'
import type { Jobs } from './jobs.ts'

export type Management = {
  project: Project
  /** Holds a folder for each project. */
  folder: string
  datasets: Pick<Datasets, 'whileClosed'>
  jobs: Jobs
  hookLog: HookLog
}
