import { createReadStream, existsSync, statSync } from 'node:fs'
import { ClientError, type SanityClient } from '@sanity/client'
import { importDataset } from '../import/index.ts'
import { withClient } from './connect.ts'
import { PLACE_OPTIONS, PORT_OPTION, PROGRAM, readOptions, UsageError } from './options.ts'

export const usage = `${PROGRAM} import <file.ndjson, file.tar.gz or folder> [--project <id>] [--dataset <name>] [--replace | --missing] [--port <number>] [--folder <folder>]`

const OPTIONS = {
  ...PLACE_OPTIONS,
  ...PORT_OPTION,
  replace: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
} as const

/** Documents that exist already are an error, are replaced (--replace), or are left as they are (--missing). */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, OPTIONS, usage)
  const [source, ...others] = positionals
  if (!source || others.length > 0 || (values.replace && values.missing)) {
    throw new UsageError(`Please write: ${usage}`)
  }
  if (!existsSync(source)) throw new UsageError(`There is no ${source}: please give a file or folder to import.`)
  const chosen = values.replace ? REPLACE : values.missing ? MISSING : FAIL
  await withClient(values, async (client, place) => {
    const { numDocs, warnings } = await importFrom(source, { client, ...chosen })
    if (warnings.length > 0) console.error(explainMissing(warnings))
    console.log(`${numDocs} documents are in the dataset "${place.dataset}" of the project "${place.projectId}".`)
  })
}

const REPLACE = { operation: 'createOrReplace', releasesOperation: 'replace' } as const
const MISSING = { operation: 'createIfNotExists', releasesOperation: 'ignore' } as const
const FAIL = { operation: 'create', releasesOperation: 'fail' } as const

type Options = { client: SanityClient } & (typeof REPLACE | typeof MISSING | typeof FAIL)

/** Throws UsageError with the importer's reason. */
async function importFrom(source: string, options: Options): ReturnType<typeof importDataset> {
  const input = statSync(source).isDirectory() ? source : createReadStream(source)
  try {
    return await importDataset(input, options)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [reason = ''] = error.message.split('\n')
    const isKnown = error instanceof ClientError && error.statusCode === 409
    const advice = isKnown ? ' Please add --replace or --missing.' : ''
    throw new UsageError(`${source} was not imported. ${reason.replace(/[.:]$/, '')}.${advice}`, { cause: error })
  }
}

/** Each message of the importer ends with the address of a file. */
function explainMissing(warnings: { message: string }[]): string {
  const names = warnings.map(({ message }) => message.replace(/^[^:]*: /, '').replace(/^(data:.{40}).*|^.*\//s, '$1'))
  return `These pictures and files were not imported, because they are missing, damaged or too large; their documents are imported without them: ${names.join(', ')}`
}
