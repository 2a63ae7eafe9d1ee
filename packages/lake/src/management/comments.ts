import { requirePermission } from '../api/access.ts'
import { createDataset, placeOf } from '../host/datasets.ts'
import { badRequest } from '../http/errors.ts'
import { json } from '../http/response.ts'
import type { Route } from '../http/types.ts'
import { findAddOns, settingsOf } from '../project/index.ts'
import { refuseExisting, requirePlace } from './datasets.ts'
import type { Management } from './types.ts'

const SUFFIX = '-comments'
const PROFILE = 'comments'

/** POST comments/:dataset/setup: the dataset in which Studios keep comments and tasks about another. Whoever may comment may have it made. */
export function commentRoutes(management: Management): Route[] {
  const { project, folder } = management
  return [
    {
      method: 'POST',
      path: '/v:version/comments/:name/setup',
      handle(request) {
        const { id } = requirePermission(request, 'comment')
        const { dataset } = requirePlace(management, request.params.name)
        const existing = findAddOns(project, dataset).find(name => settingsOf(project, name).datasetProfile === PROFILE)
        if (existing) return json({ datasetName: existing })
        const { addonFor } = settingsOf(project, dataset)
        if (addonFor) throw badRequest(`Dataset "${dataset}" is the add-on of "${addonFor}", and can have none itself`)
        const place = placeOf(folder, project.id, dataset + SUFFIX)
        if (!place) {
          throw badRequest(
            `Comments and tasks about "${dataset}" need the dataset "${dataset}${SUFFIX}", whose name is too long: it may have 64 characters`,
          )
        }
        refuseExisting(management, place)
        createDataset(place, {
          ...{ aclMode: 'private', datasetProfile: PROFILE, addonFor: dataset },
          ...{ createdByUserId: id, createdAt: new Date().toISOString() },
        })
        return json({ datasetName: place.dataset })
      },
    },
  ]
}
