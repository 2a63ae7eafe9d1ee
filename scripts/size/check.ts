/** `npm run check` counts the lines of every room; `npm run check -- --lower` writes the lines of rooms that fell into the table. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BUDGETS } from './budgets.ts'
import { type Budgets, countRooms, findExcess, isCounted, lower, type SourceFile } from './rooms.ts'

const TABLE = 'scripts/size/budgets.ts'
const ROW = /^ {2}\S+: \{ code: .*\n/gm

const paths = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
const files = paths.filter(path => isCounted(path) && existsSync(path)).map(path => ({ path, lines: linesOf(path) }))
const rooms = countRooms(files)

if (process.argv.includes('--lower')) writeTable(lower(rooms, BUDGETS))
else {
  const excess = findExcess(rooms, BUDGETS, readGrowth())
  for (const sentence of excess) console.error(sentence)
  if (excess.length > 0) {
    console.error(
      `Remove lines, or raise the budget in ${TABLE}: a record in docs/decisions says what a user gets for it.`,
    )
    process.exitCode = 1
  }
}

/** Lines that each file gained since the table last changed. */
function readGrowth(): SourceFile[] {
  const base = git('log', '-1', '--format=%H', '--', TABLE).trim() || 'HEAD'
  const changes = git('diff', '--numstat', base).split('\n')
  const known = new Set(git('ls-files').split('\n'))
  const added = files.filter(({ path }) => !known.has(path))
  return changes
    .map(change => change.split('\t'))
    .map(([more = '', less = '', path = '']) => ({ path, lines: Number(more) - Number(less) }))
    .filter(({ path }) => isCounted(path))
    .concat(added)
}

function writeTable(budgets: Budgets): void {
  const rows = Object.entries(budgets).map(([room, { code, css, tests }]) => {
    const name = /^\w+$/.test(room) ? room : `'${room}'`
    return `  ${name}: { code: ${code}, css: ${css}, tests: ${tests} },\n`
  })
  const source = readFileSync(TABLE, 'utf8')
  const [head = ''] = source.split(ROW)
  writeFileSync(TABLE, `${head}${rows.join('')}}\n`)
}

function linesOf(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
}
