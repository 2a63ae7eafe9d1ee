import { existsSync } from 'node:fs'
import { exportDataset } from '@sanity/export'
import { withClient } from './connect.ts'
import { PLACE_OPTIONS, PORT_OPTION, PROGRAM, readOptions, UsageError } from './options.ts'

export const usage = `${PROGRAM} export <file.tar.gz> [--project <id>] [--dataset <name>] [--port <number>] [--folder <folder>]`

/** Writes documents, drafts, releases, pictures and files, which `import` and Sanity's own command line read. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, { ...PLACE_OPTIONS, ...PORT_OPTION }, usage)
  const [outputPath, ...others] = positionals
  if (!outputPath || others.length > 0) throw new UsageError(`Please write: ${usage}`)
  if (existsSync(outputPath)) throw new UsageError(`${outputPath} exists already: please give another name.`)
  await withClient(values, async (client, { dataset }) => {
    const { documentCount, assetCount } = await exportDataset({ client, dataset, outputPath })
    console.log(`${documentCount} documents and ${assetCount} pictures and files are in ${outputPath}.`)
  })
}
