import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Fields, isFields, parseFields } from '../json.ts'
import { writeOwnerOnly } from '../owner-only.ts'
import { decodeHook, type Hook } from './hook.ts'
import { type CorsOrigin, decodeOrigin } from './origins.ts'
import { decodePerson, type Person } from './people.ts'
import { decodeRobot, type Robot } from './robots.ts'

const FILE_NAME = 'project.json'
const CREATED_AT = '2024-01-01T00:00:00Z'

const ACL_MODES = ['public', 'private'] as const

export type AclMode = (typeof ACL_MODES)[number]

/** An add-on holds the comments or tasks of another dataset. */
export type DatasetSettings = {
  aclMode: AclMode
  description: string | null
  createdByUserId: string
  createdAt: string
  datasetProfile: string
  addonFor: string | null
}

const USUAL: DatasetSettings = {
  aclMode: 'public',
  description: null,
  createdByUserId: 'local-editor',
  createdAt: '2024-01-01T00:00:00Z',
  datasetProfile: 'content',
  addonFor: null,
}

/** Besides the datasets and the tokens of tokens.json. */
export type ProjectState = {
  displayName: string
  createdAt: string
  metadata: Fields
  people: Person[]
  robots: Robot[]
  origins: CorsOrigin[]
  hooks: Hook[]
  datasets: Record<string, DatasetSettings>
  /** Names of datasets by their alias, without the `~`; null for an alias without a dataset. */
  aliases: Record<string, string | null>
}

export type StateFile = {
  /** The state as it is now, also if a command has changed it meanwhile. */
  read(): Readonly<ProjectState>
  /** Writes what `edit` changes, and returns its result. Nothing is written if it throws. */
  change<Result>(edit: (state: ProjectState) => Result): Result
}

/** The state in `<folder>/project.json`, which only its owner may read. Throws when the file holds something else. */
export function openState(folder: string): StateFile {
  const file = join(folder, FILE_NAME)
  let known: { version: string; state: ProjectState } | null = null
  const read = () => {
    const version = versionOf(file)
    if (known?.version !== version) known = { version, state: version ? load(file) : decodeState({}) }
    return known.state
  }
  return {
    read,
    change(edit) {
      const state = structuredClone(read())
      const result = edit(state)
      writeOwnerOnly(file, state)
      return result
    },
  }
}

/** Differs after every write, because each makes another file. Empty without a file. */
function versionOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : ''
}

function load(file: string): ProjectState {
  const fields = parseFields(readFileSync(file, 'utf8'))
  if (!fields)
    throw new Error(`${file} is not readable as a project; mend it, or delete it to start without people and settings`)
  return decodeState(fields)
}

function decodeState(fields: Fields): ProjectState {
  const { displayName, createdAt, metadata, people, robots, origins, hooks, datasets, aliases } = fields
  return {
    displayName: typeof displayName === 'string' ? displayName : 'Local project',
    createdAt: typeof createdAt === 'string' ? createdAt : CREATED_AT,
    metadata: isFields(metadata) ? metadata : {},
    people: decodeList(people, decodePerson),
    robots: decodeList(robots, decodeRobot),
    origins: decodeList(origins, decodeOrigin),
    hooks: decodeList(hooks, decodeHook),
    datasets: mapValues(datasets, decodeDataset),
    aliases: mapValues(aliases, value => (typeof value === 'string' ? value : null)),
  }
}

function decodeList<Item>(value: unknown, decode: (item: unknown) => Item | null): Item[] {
  return Array.isArray(value) ? value.flatMap(item => decode(item) ?? []) : []
}

function mapValues<Value>(value: unknown, decode: (item: unknown) => Value): Record<string, Value> {
  if (!isFields(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item)]))
}

export function isAclMode(value: unknown): value is AclMode {
  return ACL_MODES.some(mode => mode === value)
}

/** The settings of a dataset that has none, because a command or an earlier version made it. */
export function usualSettings(): DatasetSettings {
  return { ...USUAL }
}

function decodeDataset(value: unknown): DatasetSettings {
  if (!isFields(value)) return usualSettings()
  const read = <T>(name: string, fallback: T) => (typeof value[name] === 'string' ? value[name] : fallback)
  return {
    aclMode: isAclMode(value.aclMode) ? value.aclMode : USUAL.aclMode,
    description: read('description', null),
    createdByUserId: read('createdByUserId', USUAL.createdByUserId),
    createdAt: read('createdAt', USUAL.createdAt),
    datasetProfile: read('datasetProfile', USUAL.datasetProfile),
    addonFor: read('addonFor', null),
  }
}
