import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { notFound } from '../http/errors.ts'
import { OWNER_ONLY_FOLDER } from '../owner-only.ts'
import { findAddOns, settingsOf } from '../project/index.ts'
import { type DatasetSettings, openState, USUAL_SETTINGS } from '../project/state.ts'
import { copyStoreFile } from '../store/copy.ts'
import { openTokens } from '../tokens.ts'

const DATABASE = 'lake.sqlite'
const ASSETS = 'assets'

/** Sanity's own rules, in lower case only: some file systems tell no case apart. */
const PROJECT_ID = /^[a-z0-9][a-z0-9-]{0,62}$/
const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** A dataset and its folder: `<folder>/<project>/<dataset>`. The project's tokens are in the folder above. */
export type Place = { projectId: string; dataset: string; folder: string; projectFolder: string }

/** Null for names that no project or dataset can have, so a name never leads out of the folder. */
export function placeOf(folder: string, projectId: string, dataset: string): Place | null {
  const projectFolder = projectFolderOf(folder, projectId)
  if (!projectFolder || !DATASET.test(dataset)) return null
  return { projectId, dataset, folder: join(projectFolder, dataset), projectFolder }
}

/** Throws 404 for a dataset that does not exist. */
export function requirePlace(folder: string, projectId: string, dataset = ''): Place {
  const place = placeOf(folder, projectId, dataset)
  if (place && doesExist(place)) return place
  throw notFound(`Dataset "${dataset}" not found for project ID "${projectId}"`)
}

/** Null for ids that no project can have. */
export function projectFolderOf(folder: string, projectId: string): string | null {
  return PROJECT_ID.test(projectId) ? join(resolve(folder), projectId) : null
}

export function doesExist(place: Place): boolean {
  return existsSync(place.folder)
}

export function listProjects(folder: string): string[] {
  return listFolders(folder).filter(name => PROJECT_ID.test(name))
}

export function listDatasets(folder: string, projectId: string): string[] {
  return PROJECT_ID.test(projectId) ? listFolders(join(folder, projectId)).filter(name => DATASET.test(name)) : []
}

/** Also creates the tokens of a new project. Does nothing when the dataset exists, but for the settings. */
export function createDataset(place: Place, settings?: Partial<DatasetSettings>): void {
  openTokens(place.projectFolder)
  mkdirSync(place.folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  if (settings) changeSettings(place, settings)
}

export function changeSettings({ projectFolder, dataset }: Place, settings: Partial<DatasetSettings>): void {
  openState(projectFolder).change(({ datasets }) => {
    datasets[dataset] = { ...USUAL_SETTINGS, ...datasets[dataset], ...settings }
  })
}

/** Deletes all that is in it; its settings stay. No lake may have it open. */
export function emptyDataset({ folder }: Place): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
}

/** The dataset, and those that hold comments and tasks about it. */
export function withAddOns(place: Place): Place[] {
  const addOns = findAddOns({ state: openState(place.projectFolder) }, place.dataset)
  return [place, ...addOns.map(dataset => ({ ...place, dataset, folder: join(place.projectFolder, dataset) }))]
}

/** No lake may have it open. Its settings do not hold for the next one of its name. */
export function deleteDataset({ folder, projectFolder, dataset }: Place): void {
  rmSync(folder, { recursive: true, force: true })
  const state = openState(projectFolder)
  const { datasets, aliases } = state.read()
  if (!Object.hasOwn(datasets, dataset) && !Object.values(aliases).includes(dataset)) return
  state.change(draft => {
    delete draft.datasets[dataset]
    for (const [alias, name] of Object.entries(draft.aliases)) if (name === dataset) draft.aliases[alias] = null
  })
}

type CopyOptions = {
  withHistory?: boolean
  withReleases?: boolean
  /** Who has it copied: the local editor if undefined. */
  createdByUserId?: string
}

/** Copies a dataset as it is at one moment, also while it is open. It has its name only when it is complete, and is as private as the other. */
export async function copyDataset(
  from: Place,
  to: Place,
  { withHistory = true, withReleases = true, ...creation }: CopyOptions = {},
): Promise<void> {
  // No dataset can have a name that begins with a dot.
  const unfinished = join(to.projectFolder, `.copy-of-${from.dataset}-${to.dataset}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY_FOLDER })
  try {
    const database = join(from.folder, DATABASE)
    if (existsSync(database)) await copyStoreFile(database, join(unfinished, DATABASE), { withHistory, withReleases })
    // After the database, so that every file of its documents is there.
    const assets = join(from.folder, ASSETS)
    if (existsSync(assets)) await cp(assets, join(unfinished, ASSETS), { recursive: true })
    await rename(unfinished, to.folder)
    const { aclMode } = settingsOf({ state: openState(from.projectFolder) }, from.dataset)
    changeSettings(to, { aclMode, createdAt: new Date().toISOString(), ...creation })
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
