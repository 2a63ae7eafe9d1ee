import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { findFault } from '../../forms/outbox/check.ts'
import { hasOutbox, type Outbox, openOutbox } from '../../forms/outbox/open.ts'
import type { StoreLocation } from '../../forms/store/open.ts'
import type { Environment } from '../../lib/environment/public-settings.ts'
import { readServerSettings } from '../../lib/environment/settings.ts'
import { BUILDS } from '../builds/folder.ts'
import { envFilesIn } from '../settings.ts'

const COMMAND = 'npm run submissions'
const DEFAULT_FOLDER = '.data'

/** A build is two folders below the installation, and has no settings of its own. */
export function installationOf(script: string): string {
  const root = dirname(dirname(dirname(script)))
  return basename(dirname(root)) === BUILDS ? dirname(dirname(root)) : root
}

/** As the service's settings say, whoever runs this from whatever folder; `env` has priority. Throws where another store would be taken for the service's. */
export function findStore(
  env: Environment,
  installation = installationOf(fileURLToPath(import.meta.url)),
): StoreLocation {
  const files = envFilesIn(installation)
  const settings: Environment = Object.assign({}, ...files.map(file => parseEnv(readFileSync(file, 'utf8'))).reverse())
  const all: Environment = { ...settings, ...env }
  // Read alone, so that no other variable stops the command.
  const { databaseUrl } = readServerSettings({ DATABASE_URL: all.DATABASE_URL })
  if (databaseUrl !== null) return { databaseUrl }
  if (all.OUTBOX_DIR === 'off') throw new Error('OUTBOX_DIR is off: this site stores no submissions.')
  if (!all.OUTBOX_DIR && all.NEXT_PUBLIC_SANITY_PROJECT_ID)
    throw new Error(
      `Neither OUTBOX_DIR nor DATABASE_URL is set in ${join(installation, '.env')}, so it is not known where the service keeps submissions: please set what the service uses.`,
    )
  if (!all.OUTBOX_DIR) return { folder: resolve(installation, all.DATA_DIR || DEFAULT_FOLDER, 'outbox') }
  const folder = env.OUTBOX_DIR ? resolve(env.OUTBOX_DIR) : resolve(installation, all.OUTBOX_DIR)
  requireOwn(folder, settings, installation)
  return { folder }
}

/** Only `mayCreate` makes a missing store. The error names the store's owner if this user may not use it. */
export async function openStore(location: StoreLocation, mayCreate: boolean): Promise<Outbox> {
  if ('folder' in location) {
    const fault = findFault(location.folder, COMMAND)
    if (fault?.isLasting) throw new Error(fault.sentence)
  }
  if (!mayCreate && !(await hasOutbox(location)))
    throw new Error(`There is no outbox in ${describeStore(location)}: nothing has been sent yet.`)
  return openOutbox(location)
}

export function describeStore(location: StoreLocation): string {
  if ('folder' in location) return `the folder ${location.folder}`
  const { hostname, port, pathname, searchParams } = new URL(location.databaseUrl)
  const host = searchParams.get('host') || hostname
  return `PostgreSQL at ${host}:${port || 5432}, database ${decodeURIComponent(pathname.slice(1))}`
}

/** The default store of an installation that names another one is a mistake of an earlier start. */
function requireOwn(folder: string, settings: Environment, installation: string): void {
  const isDefault = folder === resolve(installation, DEFAULT_FOLDER, 'outbox')
  const { databaseUrl } = readServerSettings({ DATABASE_URL: settings.DATABASE_URL })
  const ownFolder = resolve(installation, settings.OUTBOX_DIR || folder)
  const own: StoreLocation = databaseUrl ? { databaseUrl } : { folder: ownFolder }
  if (!isDefault || ('folder' in own && ownFolder === folder)) return
  throw new Error(
    `The service keeps submissions in ${describeStore(own)}, so those in ${folder} are not its own: please leave OUTBOX_DIR and DATABASE_URL to its settings.`,
  )
}
