import type { Route } from '../http/types.ts'
import { aliasRoutes } from './aliases.ts'
import { commentRoutes } from './comments.ts'
import { corsRoutes } from './cors.ts'
import { datasetManagementRoutes } from './datasets.ts'
import { hookRoutes } from './hooks.ts'
import { jobRoutes } from './jobs.ts'
import { memberRoutes } from './members.ts'
import { organizationRoutes } from './organizations.ts'
import { projectManagementRoutes } from './projects.ts'
import { robotRoutes } from './robots.ts'
import type { Management } from './types.ts'

/** Sanity's management API for one project of a host. None of it needs an open dataset. */
export function managementRoutes(management: Management): Route[] {
  return [
    ...projectManagementRoutes(management),
    ...organizationRoutes(),
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
