/** `npm test` and `npm run test:all`. `--all` goes on after a red part, `--only` names parts, `--changed [commit]` runs what changes can reach. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installBrowser } from '../browser.ts'
import { installServers } from '../servers.ts'
import { runCommand, SetupError, wrongUse } from '../settings.ts'
import { changedProof, changedSince } from './changed.ts'
import { choose, proof, type Turn } from './parts.ts'
import { runProof } from './summary.ts'

const results = mkdtempSync(join(tmpdir(), 'minara-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))
await runCommand(async () => {
  const { turns, goesOn } = readArguments()
  console.log(`Browser for the tests: ${installBrowser(console.log)}`)
  installServers(console.log)
  const { lines, ok } = await runProof(turns, goesOn)
  for (const line of lines) console.log(line)
  process.exitCode = ok ? 0 : 1
})

function readArguments(): { turns: Turn[]; goesOn: boolean } {
  const names = proof(results, true)
    .flat(2)
    .map(({ id }) => id)
  const boolean = { type: 'boolean', default: false } as const
  try {
    const options = { long: boolean, all: boolean, changed: boolean, only: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const { long: isLong, all: goesOn } = values
    const [commit = 'HEAD', ...others] = positionals
    if (values.changed && !values.only && others.length === 0)
      return { turns: changedProof(results, isLong, changedSince(commit), commit), goesOn }
    const only = values.only?.split(',') ?? names
    if (!values.changed && positionals.length === 0 && only.every(name => names.includes(name)))
      return { turns: choose(proof(results, isLong), only), goesOn }
  } catch (error) {
    if (error instanceof SetupError) throw error
  }
  throw wrongUse(`npm test -- [--all] [--changed [COMMIT]] [--only PART,PART…], of ${names.join(', ')}`)
}
