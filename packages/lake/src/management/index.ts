import type { Route } from '../http/types.ts'
import type { Management } from './body.ts'
import { corsRoutes } from './cors.ts'
import { aliasRoutes, commentRoutes, datasetManagementRoutes } from './datasets.ts'
import { hookRoutes } from './hooks.ts'
import { jobRoutes } from './jobs.ts'
import { projectManagementRoutes } from './projects.ts'
import { memberRoutes, robotRoutes } from './robots.ts'

/** Sanity's management API for one project of a host. None of it needs an open dataset. */
export function managementRoutes(management: Management): Route[] {
  return [
    ...projectManagementRoutes(management),
    ...datasetManagementRoutes(management),
    ...commentRoutes(management),
    ...aliasRoutes(management),
    ...jobRoutes(management.jobs),
    ...robotRoutes(management),
    ...corsRoutes(management),
    ...hookRoutes(management),
    ...memberRoutes(management),
  ]
}
