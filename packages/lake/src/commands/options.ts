import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { doesExist, listDatasets, listProjects, type Place, placeOf } from '../host/datasets.ts'
import { settingsOf } from '../project/index.ts'
import { openState } from '../project/state.ts'

export const PROGRAM = 'offline-content-lake'
export const FOLDER_NAME = '.content-lake'
/** Not 3333, where `sanity dev` listens. */
const DEFAULT_PORT = '4333'

/** A mistake that the user can correct; shown as one sentence, without a stack. */
export class UsageError extends Error {}

export const PLACE_OPTIONS = {
  project: { type: 'string' },
  dataset: { type: 'string' },
  folder: { type: 'string', default: nearestFolder() },
} as const
export const PORT_OPTION = { port: { type: 'string', default: DEFAULT_PORT } } as const
export const YES_OPTION = { yes: { type: 'boolean', default: false } } as const

/** The lake's folder here or, in a package of a monorepo, in the nearest folder above that has one. */
function nearestFolder(): string {
  for (let above = resolve('.'); above !== dirname(above); above = dirname(above)) {
    if (existsSync(join(above, FOLDER_NAME))) return relative('.', join(above, FOLDER_NAME))
  }
  return FOLDER_NAME
}

/** Like parseArgs of Node. Throws UsageError, which says how to write the command. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(`${problem}. Please write: ${usage}`)
  }
}

export function readPort(text: string): number {
  return readNumber('port', text, 1, 65_535)
}

export function readNumber(option: string, text: string, from: number, to: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new UsageError(`--${option} is "${text}": please give a number from ${from} to ${to}.`)
}

export function requireYes(isSure: boolean, deed: string): void {
  if (!isSure) throw new UsageError(`This ${deed}: please add --yes if you mean it.`)
}

export type Wanted = { project?: string; dataset?: string; folder: string }

/** An existing dataset. Its project and name may be left out where there is only one. */
export function findPlace({ project, dataset, folder }: Wanted): Place {
  const projectId = project ?? onlyOne(listProjects(folder), 'project', folder)
  const name = dataset ?? onlyOne(listMainDatasets(folder, projectId), 'dataset', `${folder}/${projectId}`)
  const place = namePlace(folder, projectId, name)
  if (doesExist(place)) return place
  throw new UsageError(
    `There is no dataset "${name}" of the project "${projectId}" in ${folder}. To make it, write: ${PROGRAM} dataset create ${name} --project ${projectId}`,
  )
}

/** The place that a dataset of this name has, whether it exists or not. */
export function namePlace(folder: string, projectId: string, dataset: string): Place {
  const place = placeOf(resolve(folder), projectId, dataset)
  if (place) return place
  throw new UsageError(
    `"${projectId}" and "${dataset}" should be the id of a project and the name of a dataset: please use lower-case letters, digits and hyphens, such as abc12345 and production.`,
  )
}

/** The project that is named, or the only one. */
export function findProject({ project, folder }: Wanted): string {
  return project ?? onlyOne(listProjects(folder), 'project', folder)
}

/** Leaves out datasets that hold comments and tasks about another. */
function listMainDatasets(folder: string, projectId: string): string[] {
  const names = listDatasets(folder, projectId)
  if (names.length < 2) return names
  const state = openState(join(folder, projectId))
  return names.filter(name => settingsOf({ state }, name).addonFor === null)
}

function onlyOne(names: string[], kind: 'project' | 'dataset', folder: string): string {
  const [name, ...others] = names
  if (name === undefined) {
    throw new UsageError(
      `There is no ${kind} in ${folder} yet. To make one, write: ${PROGRAM} dataset create production --project <id>`,
    )
  }
  if (others.length > 0)
    throw new UsageError(`There are ${names.join(', ')} in ${folder}: please add --${kind} <name>.`)
  return name
}
