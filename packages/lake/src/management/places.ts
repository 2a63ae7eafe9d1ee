import { doesExist, listDatasets, type Place, placeOf } from '../host/places.ts'
import { httpError, notFound } from '../http/errors.ts'
import type { Management } from './types.ts'

/** Throws 404 for a dataset that does not exist. */
export function requirePlace({ folder, project }: Pick<Management, 'folder' | 'project'>, name = ''): Place {
  const place = placeOf(folder, project.id, name)
  if (!place || !listDatasets(folder, project.id).includes(name)) {
    throw notFound(`Dataset "${name}" not found for project ID "${project.id}"`)
  }
  return place
}

/** Throws 409 for a dataset that exists, or that is being copied. */
export function refuseExisting({ project, jobs }: Pick<Management, 'project' | 'jobs'>, place: Place): void {
  const isComing = jobs.list(project.id).some(job => job.state === 'running' && job.targetDataset === place.dataset)
  if (doesExist(place) || isComing) throw httpError(409, 'Conflict', `Dataset "${place.dataset}" already exists`)
}
