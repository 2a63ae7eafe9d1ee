/**
 * `npm run visual`: compares the pictures of all states, or of those named, with the approved ones. `--approve [state …]` approves what is
 * seen now, and for all states writes down which Chromium drew it.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installBrowser } from '../../scripts/installs.ts'
import { programOf } from '../../scripts/programs.ts'
import { listApproved, removeApproved } from './approved.ts'
import { pictureName, widthsOf } from './state.ts'
import { STATES } from './states/index.ts'
import { DRAWN_BY } from './verdict.ts'

const USAGE = 'Usage: npm run visual -- [--approve] [state …]'

const { values, positionals } = readArguments()
const unknown = positionals.filter(name => !STATES.some(state => state.name === name))
if (unknown.length > 0) fail(`There is no state ${unknown.join(', ')} in tests/visual/states.`)
const states = STATES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const browser = installBrowser(console.log)
if (values.approve) {
  const isComplete = run('approve')
  if (isComplete && positionals.length === 0) noteVersion()
  const known = new Set(STATES.flatMap(state => widthsOf(state).map(width => pictureName(state, width))))
  for (const name of listApproved().filter(name => !known.has(name))) {
    removeApproved(name)
    console.log(`Removed ${name}, which is not in the table.`)
  }
  process.exitCode = isComplete ? 0 : 1
} else process.exitCode = run('compare') ? 0 : 1

function run(mode: string): boolean {
  const names = states.map(({ name }) => name).join('|')
  const args = [
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    'states.spec',
    '--grep',
    ` (${names})-\\d+ looks`,
  ]
  const { status } = spawnSync(process.execPath, [programOf('playwright'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, VISUAL_MODE: mode },
  })
  return status === 0
}

/** Writes down which Chromium drew what was approved. */
function noteVersion(): void {
  const output = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout
  const [version] = /[\d.]{7,}/.exec(output) ?? fail(`${browser} --version does not tell its version: ${output}`)
  writeFileSync(DRAWN_BY, `${JSON.stringify({ chromium: version }, null, 2)}\n`)
}

function readArguments() {
  try {
    const options = { approve: { type: 'boolean' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return fail(USAGE)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
