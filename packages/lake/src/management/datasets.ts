import { requirePermission } from '../api/access.ts'
import { describeDataset } from '../api/projects.ts'
import {
  changeSettings,
  copyDataset,
  createDataset,
  deleteDataset,
  doesExist,
  type Place,
  placeOf,
  requirePlace,
  withAddOns,
} from '../host/datasets.ts'
import { badRequest, httpError, notFound } from '../http/errors.ts'
import { json } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, Route } from '../http/types.ts'
import { type Fields, isFields } from '../json.ts'
import { findAddOns, settingsOf } from '../project/index.ts'
import { type AclMode, type DatasetSettings, isAclMode } from '../project/state.ts'
import { type Management, optionalText, readFields } from './body.ts'
import { encode } from './jobs.ts'

const NAME_RULE =
  'Dataset names have at most 64 characters: lower-case letters, digits, "-" and "_", and begin with a letter or a digit'
const MAX_LISTED = 100

/** datasets/:name: create, edit, delete and copy. An open dataset is closed before it is deleted, and copied while it stays open. */
export function datasetManagementRoutes(management: Management): Route[] {
  const { project, folder, datasets, jobs } = management

  const create = async (request: HttpRequest) => {
    const { id } = requirePermission(request, 'manage')
    const place = placeNamed(request.params.name)
    const fields = await readFields(request)
    if (isFields(fields.embeddings) && fields.embeddings.enabled === true)
      throw badRequest('This lake makes no embeddings: they need the hosted service')
    const [aclMode, datasetProfile] = [readAclMode(fields), optionalText(fields, 'datasetProfile')]
    const settings = {
      ...{ description: optionalText(fields, 'description'), addonFor: optionalText(fields, 'addonFor') },
      createdByUserId: id,
      ...(aclMode && { aclMode }),
      ...(datasetProfile && { datasetProfile }),
    }
    createNew(management, place, settings)
    return json(encodeDataset(place.dataset), 201)
  }

  const edit = async (request: HttpRequest) => {
    requirePermission(request, 'manage')
    const place = requirePlace(folder, project.id, request.params.name)
    const fields = await readFields(request)
    const aclMode = readAclMode(fields)
    const description = optionalText(fields, 'description')
    changeSettings(place, { ...(aclMode && { aclMode }), ...(description !== null && { description }) })
    return json(encodeDataset(place.dataset))
  }

  const remove = async (request: HttpRequest) => {
    requirePermission(request, 'manage')
    const place = requirePlace(folder, project.id, request.params.name)
    for (const each of withAddOns(place)) await datasets.whileClosed(each, () => deleteDataset(each))
    return json({ deleted: true })
  }

  const copy = async (request: HttpRequest) => {
    const { id } = requirePermission(request, 'manage')
    const from = requirePlace(folder, project.id, request.params.name)
    const fields = await readFields(request)
    const to = placeNamed(fields.targetDataset)
    refuseExisting(management, to)
    const withHistory = fields.skipHistory !== true
    const copied = { withHistory, withReleases: fields.skipContentReleases !== true, createdByUserId: id }
    const job = jobs.start(
      {
        ...{ projectId: project.id, sourceDataset: from.dataset, targetDataset: to.dataset },
        ...{ withHistory, authors: [id] },
      },
      () => copyDataset(from, to, copied),
    )
    const { aclMode } = settingsOf(project, from.dataset)
    return json({ jobId: job.id, datasetName: to.dataset, aclMode, message: `Copying "${from.dataset}"` }, 202)
  }

  const listCopies = (request: HttpRequest) => {
    requirePermission(request, 'manage')
    const read = (name: string, fallback: number) => Math.max(0, Number(request.query.get(name) ?? fallback) || 0)
    const offset = read('offset', 0)
    const limit = Math.min(read('limit', MAX_LISTED), MAX_LISTED)
    const all = jobs.list(project.id).map(encode)
    return json(all.slice(offset, offset + limit))
  }

  return routesBelow(
    ['/v:version/datasets', '/v:version/projects/:project/datasets'],
    [
      ['GET', '/copy', listCopies],
      [
        'GET',
        '/:name',
        ({ params }) => json(describeDataset(project, requirePlace(folder, project.id, params.name).dataset)),
      ],
      ['PUT', '/:name', create],
      ['PATCH', '/:name', edit],
      ['DELETE', '/:name', remove],
      ['PUT', '/:name/copy', copy],
    ],
  )

  function placeNamed(name: unknown): Place {
    const place = typeof name === 'string' ? placeOf(folder, project.id, name) : null
    if (!place) throw badRequest(NAME_RULE)
    return place
  }

  function encodeDataset(name: string) {
    const { aclMode, description } = settingsOf(project, name)
    return { datasetName: name, aclMode, description }
  }
}

function readAclMode({ aclMode }: Fields): AclMode | null {
  if (aclMode === undefined || aclMode === null) return null
  if (!isAclMode(aclMode)) throw badRequest('"aclMode" must be "public" or "private": this lake has no custom access')
  return aclMode
}

function createNew(management: Management, place: Place, settings: Partial<DatasetSettings>): void {
  refuseExisting(management, place)
  createDataset(place, { ...settings, createdAt: new Date().toISOString() })
}

/** Throws 409 for a dataset that exists, or that is being copied. */
function refuseExisting({ project, jobs }: Pick<Management, 'project' | 'jobs'>, place: Place): void {
  const isComing = jobs.list(project.id).some(job => job.state === 'running' && job.targetDataset === place.dataset)
  if (doesExist(place) || isComing) throw httpError(409, 'Conflict', `Dataset "${place.dataset}" already exists`)
}

const COMMENTS_SUFFIX = '-comments'
const COMMENTS_PROFILE = 'comments'

/** POST comments/:dataset/setup: the dataset in which Studios keep comments and tasks about another. Whoever may comment may have it made. */
export function commentRoutes(management: Management): Route[] {
  const { project, folder } = management
  const setUp = (request: HttpRequest) => {
    const { id } = requirePermission(request, 'comment')
    const { dataset } = requirePlace(folder, project.id, request.params.name)
    const existing = findAddOns(project, dataset).find(
      name => settingsOf(project, name).datasetProfile === COMMENTS_PROFILE,
    )
    if (existing) return json({ datasetName: existing })
    const { addonFor } = settingsOf(project, dataset)
    if (addonFor) throw badRequest(`Dataset "${dataset}" is the add-on of "${addonFor}", and can have none itself`)
    const place = placeOf(folder, project.id, dataset + COMMENTS_SUFFIX)
    if (!place) {
      throw badRequest(
        `Comments and tasks about "${dataset}" need the dataset "${dataset}${COMMENTS_SUFFIX}", whose name is too long: it may have 64 characters`,
      )
    }
    const settings = { aclMode: 'private', datasetProfile: COMMENTS_PROFILE, addonFor: dataset } as const
    createNew(management, place, { ...settings, createdByUserId: id })
    return json({ datasetName: place.dataset })
  }
  return routesBelow('/v:version/comments', [['POST', '/:name/setup', setUp]])
}

const ALIAS = /^[a-z0-9][-\w]{0,63}$/

/** aliases: other names for datasets, written `~name` where a dataset's name is expected. */
export function aliasRoutes({ project, folder }: Pick<Management, 'project' | 'folder'>): Route[] {
  const { state } = project
  const encode = (name: string) => ({ name, datasetName: state.read().aliases[name] ?? null })

  const link = async (request: HttpRequest, isNew: boolean) => {
    const name = readName(request)
    if (!isNew) requireAlias(name)
    const datasetName = optionalText(await readFields(request), 'datasetName')
    if (datasetName !== null) requirePlace(folder, project.id, datasetName)
    if (isNew && Object.hasOwn(state.read().aliases, name)) {
      throw httpError(409, 'Conflict', `The alias "${name}" exists already`)
    }
    state.change(({ aliases }) => {
      aliases[name] = datasetName
    })
    return json({ ...encode(name), aliasName: name })
  }
  const unlink = (request: HttpRequest) => {
    const before = encode(requireAlias(readName(request)))
    state.change(({ aliases }) => {
      aliases[before.name] = null
    })
    return json(before)
  }
  const remove = (request: HttpRequest) => {
    const before = encode(requireAlias(readName(request)))
    state.change(({ aliases }) => delete aliases[before.name])
    return json({ ...before, deleted: true })
  }

  return routesBelow(
    ['/v:version/aliases', '/v:version/projects/:project/aliases'],
    [
      ['GET', '', () => json(Object.keys(state.read().aliases).map(encode))],
      ['PUT', '/:name', request => link(request, true)],
      ['PATCH', '/:name', request => link(request, false)],
      ['PATCH', '/:name/unlink', unlink],
      ['DELETE', '/:name', remove],
    ],
  )

  function readName(request: HttpRequest): string {
    requirePermission(request, 'manage')
    const { name = '' } = request.params
    if (!ALIAS.test(name)) throw badRequest('An alias has letters, digits, "-" and "_", and at most 64 of them')
    return name
  }

  function requireAlias(name: string): string {
    if (!Object.hasOwn(state.read().aliases, name)) throw notFound(`There is no alias "${name}"`)
    return name
  }
}
