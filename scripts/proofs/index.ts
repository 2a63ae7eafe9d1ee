/** `npm test` and `npm run test:all`. `--all` goes on after a red part, `--only` names parts, `--changed [commit]` those that changes can reach. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installBrowser } from '../browser.ts'
import { installServers } from '../servers.ts'
import { runCommand, SetupError, wrongUse } from '../settings.ts'
import { changedSince, partsReached } from './changed.ts'
import { longProof, shortProof } from './parts.ts'
import { choose, runTurns } from './run.ts'
import { summarize } from './summary.ts'

const results = mkdtempSync(join(tmpdir(), 'minara-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))
await runCommand(async () => {
  const { isLong, goesOn, only } = readArguments()
  const turns = choose(isLong ? longProof(results) : shortProof(results), only)
  console.log(`Browser for the tests: ${installBrowser(console.log)}`)
  installServers(console.log)
  const { lines, ok } = summarize(await runTurns(turns, goesOn), turns)
  for (const line of lines) console.log(line)
  process.exitCode = ok ? 0 : 1
})

function readArguments(): { isLong: boolean; goesOn: boolean; only: string[] } {
  const turns = [...shortProof(results), ...longProof(results)]
  const names = [...new Set(turns.flat().flatMap(lane => Object.keys(lane)))]
  const boolean = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { long: boolean, all: boolean, changed: boolean, only: { type: 'string' } },
    })
    const [commit = 'HEAD', ...others] = positionals
    const only = values.changed ? partsReached(changedSince(commit)) : (values.only?.split(',') ?? [])
    const isRead = others.length === 0 && (values.changed || positionals.length === 0)
    if (isRead && only.every(name => names.includes(name))) return { isLong: values.long, goesOn: values.all, only }
  } catch (error) {
    if (error instanceof SetupError) throw error
  }
  const parts = names.join(', ')
  throw wrongUse(`npm test -- [--all] [--changed [COMMIT]] [--only PART,PART…], of ${parts}`)
}
