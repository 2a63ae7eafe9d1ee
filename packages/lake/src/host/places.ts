import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OWNER_ONLY_FOLDER } from '../owner-only.ts'
import { openTokens } from '../tokens.ts'

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

/** No lake may have either open. Addresses of assets are corrected when the copy is opened. */
export function copyDataset(from: Place, to: Place): void {
  openTokens(to.projectFolder)
  cpSync(from.folder, to.folder, { recursive: true })
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
