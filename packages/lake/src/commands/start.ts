import { join } from 'node:path'
import { createDataset, listDatasets, listProjects, type Place } from '../host/datasets.ts'
import { serveHost } from '../host/serve.ts'
import { stopOnce } from '../http/loopback.ts'
import type { Limits } from '../types.ts'
import {
  findProject,
  namePlace,
  PLACE_OPTIONS,
  PORT_OPTION,
  PROGRAM,
  readNumber,
  readOptions,
  readPort,
  UsageError,
} from './options.ts'

export const usage = `${PROGRAM} start [--project <id>] [--dataset <name>] [--port <number>] [--folder <folder>] [--origin <url>] [--upload-mb <number>] [--body-mb <number>] [--query-ms <number>]`

/** Where `next dev` and `sanity dev` listen. */
const DEFAULT_ORIGINS: string[] = ['http://localhost:3000', 'http://localhost:3333']
const TWINS: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }
const DEFAULT_DATASET = 'production'
const MEGABYTE = 1_000_000
const MANY = { type: 'string', multiple: true } as const
const OPTIONS = {
  ...PORT_OPTION,
  folder: PLACE_OPTIONS.folder,
  project: MANY,
  dataset: MANY,
  origin: MANY,
  'upload-mb': { type: 'string' },
  'body-mb': { type: 'string' },
  'query-ms': { type: 'string' },
} as const

/** Serves until the process is stopped. Projects and datasets that are named are made if they do not exist. */
export async function run(args: string[]): Promise<void> {
  const { values } = readOptions(args, OPTIONS, usage)
  const { folder, project: projects = [], dataset: datasets = [], origin = DEFAULT_ORIGINS } = values
  const port = readPort(values.port)
  const origins = origin.flatMap(readOrigin)
  const limits = readLimits(values)
  for (const place of placesToMake(folder, projects, datasets)) createDataset(place)
  const defaultProject = projects[0] ?? listProjects(folder)[0]
  if (!defaultProject) {
    throw new UsageError(`There is no project in ${folder} yet. Please write: ${PROGRAM} start --project <id>`)
  }
  const server = await serveHost({ folder, port, defaultProject, origins, limits })
  console.log(describe(folder, port, origins))
  stopOnce(() => server.stop())
}

/** Every dataset that is named, in every project that is named or in the only one. */
function placesToMake(folder: string, projects: string[], datasets: string[]): Place[] {
  if (projects.length === 0 && datasets.length === 0) return []
  const owners = projects.length > 0 ? projects : [findProject({ folder })]
  const names = datasets.length > 0 ? datasets : [DEFAULT_DATASET]
  return owners.flatMap(id => names.map(name => namePlace(folder, id, name)))
}

/** Node holds a body in one buffer, of at most 4 GB. */
function readLimits(values: { 'upload-mb'?: string; 'body-mb'?: string; 'query-ms'?: string }): Partial<Limits> {
  const { 'upload-mb': upload, 'body-mb': body, 'query-ms': query } = values
  return {
    ...(upload !== undefined && { uploadBytes: MEGABYTE * readNumber('upload-mb', upload, 1, 4_000) }),
    ...(body !== undefined && { bodyBytes: MEGABYTE * readNumber('body-mb', body, 1, 4_000) }),
    ...(query !== undefined && { cutOffMs: readNumber('query-ms', query, 1, 600_000) }),
  }
}

/** Users may open a page under either name of this machine. */
function readOrigin(text: string): string[] {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--origin is "${text}": please give an address such as http://localhost:3000.`)
  }
  const twin = TWINS[url.hostname]
  if (!twin) return [url.origin]
  const other = new URL(url.origin)
  other.hostname = twin
  return [url.origin, other.origin]
}

function describe(folder: string, port: number, origins: string[]): string {
  const projects = listProjects(folder).map(id => `  ${id}  ${listDatasets(folder, id).join(', ')}`)
  return [
    `The content lake listens on http://localhost:${port}`,
    ...projects,
    `Pages that may use it: ${origins.filter(origin => !origin.includes('127.0.0.1')).join(', ')} (--origin)`,
    `Tokens: ${join(folder, '<project>', 'tokens.json')}`,
  ].join('\n')
}
