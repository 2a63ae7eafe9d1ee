import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Fields, parseFields } from '../json.ts'
import { writeOwnerOnly } from '../owner-only.ts'
import type { CorsOrigin } from './origins.ts'
import type { Person, Robot } from './people.ts'

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

/** The settings of a dataset that has none, because a command or an earlier version made it. */
export const USUAL_SETTINGS: DatasetSettings = {
  aclMode: 'public',
  description: null,
  createdByUserId: 'local-editor',
  createdAt: CREATED_AT,
  datasetProfile: 'content',
  addonFor: null,
}

export const HOOK_EVENTS = ['create', 'update', 'delete'] as const
export const HOOK_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const

type HookEvent = (typeof HOOK_EVENTS)[number]

/** A webhook: which changes of which dataset are sent where, and as what. */
export type Hook = {
  id: string
  name: string
  description: string | null
  /** `*` for all datasets of the project. */
  dataset: string
  url: string
  httpMethod: (typeof HOOK_METHODS)[number]
  headers: Record<string, string>
  apiVersion: string
  includeDrafts: boolean
  includeAllVersions: boolean
  isDisabledByUser: boolean
  /** Conditions and projection in GROQ, which also know before(), after() and delta::. Null for all changes, and for whole documents. */
  rule: { on: HookEvent[]; filter: string | null; projection: string | null }
  secret: string | null
  createdAt: string
  updatedAt: string
  createdByUserId: string
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

export type StateFile = ReturnType<typeof openState>

/** The state in `<folder>/project.json`, which only its owner may read. Throws when the file holds something else. */
export function openState(folder: string) {
  const file = join(folder, FILE_NAME)
  let known: { version: string; state: ProjectState } | null = null
  const read = (): Readonly<ProjectState> => {
    const version = versionOf(file)
    if (known?.version !== version) known = { version, state: version ? load(file) : emptyState() }
    return known.state
  }
  return {
    /** The state as it is now, also if a command has changed it meanwhile. */
    read,
    /** Writes what `edit` changes, and returns its result. Nothing is written if it throws. */
    change<Result>(edit: (state: ProjectState) => Result): Result {
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
  const stored = parseFields(readFileSync(file, 'utf8'))
  if (!stored)
    throw new Error(`${file} is not readable as a project; mend it, or delete it to start without people and settings`)
  return Object.assign(emptyState(), stored)
}

function emptyState(): ProjectState {
  return {
    ...{ displayName: 'Local project', createdAt: CREATED_AT, metadata: {} },
    ...{ people: [], robots: [], origins: [], hooks: [], datasets: {}, aliases: {} },
  }
}

export function isAclMode(value: unknown): value is AclMode {
  return ACL_MODES.some(mode => mode === value)
}
