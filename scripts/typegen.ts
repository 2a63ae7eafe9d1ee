/**
 * `npm run typegen`: the schemas as schema.json, and the types of every GROQ query as content/types.gen.ts.
 * With --check it only says whether the committed files are fresh (exit code 1 when they are not).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const GENERATED = ['schema.json', 'content/types.gen.ts']

const isCheck = process.argv.includes('--check')
const before = GENERATED.map(file => readFileSync(file, 'utf8'))

sanity('schema', 'extract', '--path', 'schema.json', '--enforce-required-fields')
sanity('typegen', 'generate')

const stale = GENERATED.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
if (isCheck && stale.length > 0) {
  for (const [index, file] of GENERATED.entries()) writeFileSync(file, before[index] ?? '')
  console.error(`Not fresh: ${stale.join(', ')}. Please run "npm run typegen" and commit the result.`)
  process.exit(1)
}

function sanity(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('sanity', args, { encoding: 'utf8' })
  if (status === 0) return
  console.error(`sanity ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  process.exit(1)
}
