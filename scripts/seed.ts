/** `npm run seed`: imports into the local lake, or with `--target hosted` into a hosted dataset. */
import './proxies.ts'
import { join } from 'node:path'
import { ClientError } from '@sanity/client'
import { readTokens } from 'offline-content-lake/tokens'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { importSeed, type SeedOptions, type SeedTarget } from '../seed/import.ts'
import { readOptions, readSettings, runCommand, SetupError, wrongUse } from './settings.ts'

const USAGE = 'npm run seed -- [--reset] [--target local|hosted] [--yes]'
const OPTIONS = {
  reset: { type: 'boolean', default: false },
  target: { type: 'string', default: 'local' },
  yes: { type: 'boolean', default: false },
} as const

type LocalLake = { localPort: number; dataFolder: string }

/** Does nothing if the lake has content. Throws SetupError. */
export async function seedOnce({ report, ...lake }: LocalLake & Pick<SeedOptions, 'report'>): Promise<void> {
  await importInto(localTarget(lake), { replace: false, report })
}

if (import.meta.main) await runCommand(run)

async function run(): Promise<void> {
  const { reset, target: place, yes } = readOptions(OPTIONS, USAGE)
  if (!['local', 'hosted'].includes(place)) throw wrongUse(USAGE)
  const settings = readSettings()
  const target = place === 'hosted' ? hostedTarget() : localTarget(settings)
  if (place === 'hosted' && !yes) {
    const deed = reset ? 'deletes everything in' : 'imports the seed into'
    throw new SetupError(`This ${deed} ${nameOf(target)}: please add --yes if you mean it.`)
  }
  const imported = await importInto(target, { replace: reset, report: console.log })
  console.log(
    imported
      ? `The seed is in ${nameOf(target)}.`
      : `Nothing was imported: ${nameOf(target)} has content already. With --reset it is deleted and the seed imported again.`,
  )
}

function importInto(target: SeedTarget, options: SeedOptions): Promise<boolean> {
  return importSeed(target, options).catch(error => {
    throw new SetupError(explain(error, target))
  })
}

export function nameOf({ apiHost, projectId, dataset }: SeedTarget): string {
  return apiHost ? `the local lake at ${apiHost}` : `the dataset "${dataset}" of the project ${projectId}`
}

export function localTarget({ localPort, dataFolder }: LocalLake): SeedTarget {
  const tokens = readTokens(join(dataFolder, 'lake/local0001'))
  if (!tokens) throw new SetupError(`There is no local lake in ${dataFolder} yet: please run npm start first.`)
  return {
    projectId: 'local0001',
    dataset: 'production',
    token: tokens.editor,
    apiHost: `http://localhost:${localPort}`,
  }
}

export function hostedTarget(): SeedTarget {
  return {
    projectId: requireVariable('NEXT_PUBLIC_SANITY_PROJECT_ID', 'the id of the project'),
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
    token: requireVariable('SANITY_API_WRITE_TOKEN', 'a token of the project that may write'),
  }
}

function requireVariable(name: string, meaning: string): string {
  const value = process.env[name]
  if (!value) throw new SetupError(`${name} is not set: please give ${meaning}.`)
  return value
}

function explain(error: unknown, target: SeedTarget): string {
  const place = nameOf(target)
  if (error instanceof ClientError && [401, 403].includes(error.statusCode)) {
    return `The token may not write to ${place}: please give the token of an editor.`
  }
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
  if (reason === 'fetch failed')
    return `No answer from ${place}${contentProxyNote(target, process.env)}: please see that it runs and try again.`
  return `The seed was not imported into ${place}: ${reason}`
}
