/** How many hand-written lines each room of the tree has: ts, tsx, mts, mjs and css, without what is generated. */

export type Kind = 'code' | 'css' | 'tests'
export type Lines = Record<Kind, number>
export type Budgets = Record<string, Lines>
/** A path from the root and the number of its lines. */
export type SourceFile = { path: string; lines: number }

const SOURCE = /\.(?:tsx?|mts|mjs|css)$/
const GENERATED = /\.gen\./
const TEST = /\.(?:test|spec|fixture)\.[a-z]+$|^tests\/|\/tests\//
const SERVER_FILES = new Set(['server.ts', 'proxy.ts'])
const KINDS: Kind[] = ['code', 'css', 'tests']
const SHOWN = 5

export function isCounted(path: string): boolean {
  return SOURCE.test(path) && !GENERATED.test(path)
}

/** By room: its folder at the top, `packages/lake`, or `root` for files that are in none. */
export function countRooms(files: SourceFile[]): Budgets {
  const rooms: Budgets = {}
  for (const { path, lines } of files) {
    const room = roomOf(path)
    rooms[room] ??= { code: 0, css: 0, tests: 0 }
    rooms[room][kindOf(path)] += lines
  }
  return rooms
}

/** A sentence for each line of the table that is exceeded, with the files of the room that grew most. `growth` is in lines, by path. */
export function findExcess(rooms: Budgets, budgets: Budgets, growth: SourceFile[]): string[] {
  return each(rooms).flatMap(([room, kind, lines]) => {
    const budget = budgets[room]?.[kind] ?? 0
    if (lines <= budget) return []
    const grown = growth
      .filter(({ path, lines }) => lines > 0 && roomOf(path) === room && kindOf(path) === kind)
      .sort((a, b) => b.lines - a.lines)
      .slice(0, SHOWN)
      .map(({ path, lines }) => `\n  +${lines} ${path}`)
    return [`${room} has ${lines} lines of ${kind}, and its budget is ${budget}.${grown.join('')}`]
  })
}

/** The table with the lines of rooms that fell. A line is never raised. */
export function lower(rooms: Budgets, budgets: Budgets): Budgets {
  const lowered = structuredClone(budgets)
  for (const [room, kind, lines] of each(budgets)) {
    const line = lowered[room]
    if (line) line[kind] = Math.min(lines, rooms[room]?.[kind] ?? 0)
  }
  return lowered
}

function each(rooms: Budgets): [room: string, kind: Kind, lines: number][] {
  return Object.entries(rooms).flatMap(([room, lines]) =>
    KINDS.map((kind): [string, Kind, number] => [room, kind, lines[kind]]),
  )
}

function roomOf(path: string): string {
  if (SERVER_FILES.has(path)) return 'server'
  if (path.startsWith('packages/lake/')) return 'packages/lake'
  return path.includes('/') ? (path.split('/')[0] ?? 'root') : 'root'
}

function kindOf(path: string): Kind {
  if (TEST.test(path)) return 'tests'
  return path.endsWith('.css') ? 'css' : 'code'
}
