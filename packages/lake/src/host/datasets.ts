import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OWNER_ONLY_FOLDER } from '../owner-only.ts'
import { copyStoreFile } from '../store/copy.ts'
import { openTokens } from '../tokens.ts'

const DATABASE = 'lake.sqlite'
const ASSETS = 'assets'
/** In percent; the files take the rest. */
const DATABASE_SHARE = 80

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

/** Also creates the tokens of a new project. Does nothing when the dataset exists. */
export function createDataset(place: Place): void {
  openTokens(place.projectFolder)
  mkdirSync(place.folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
}

/** No lake may have it open. */
export function deleteDataset({ folder }: Place): void {
  rmSync(folder, { recursive: true, force: true })
}

type CopyOptions = { withHistory?: boolean; withReleases?: boolean; report?: (progress: number) => void }

/** Copies a dataset as it is at one moment, also while it is open. It has its name only when it is complete. */
export async function copyDataset(
  from: Place,
  to: Place,
  { withHistory = true, withReleases = true, report = () => {} }: CopyOptions = {},
): Promise<void> {
  // No dataset can have a name that begins with a dot.
  const unfinished = join(to.projectFolder, `.copy-of-${from.dataset}-${to.dataset}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY_FOLDER })
  try {
    const database = join(from.folder, DATABASE)
    const onProgress = (share: number) => report(Math.round(share * DATABASE_SHARE))
    if (existsSync(database))
      await copyStoreFile(database, join(unfinished, DATABASE), { withHistory, withReleases, onProgress })
    // After the database, so that every file of its documents is there.
    const assets = join(from.folder, ASSETS)
    if (existsSync(assets)) await cp(assets, join(unfinished, ASSETS), { recursive: true })
    await rename(unfinished, to.folder)
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
