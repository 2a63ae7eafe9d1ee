/** How long a limit of a test must be at least: a long one costs nothing where all is well, and a short one fails on a busy machine. */
const SHORTEST_LIMIT_MS = 10_000

const KINDS = {
  stopwatch: 'measures elapsed time: assert order or counts, and give the limit to `npm run bench -- limits`',
  duration: 'compares a duration: assert what it stands for, and give the limit to `npm run bench -- limits`',
  sleep: 'sleeps: wait for the thing itself (tests/support/until.ts, expect.poll), or move an injected clock',
  networkidle: 'waits for a quiet network: wait for what is needed',
  impatient: 'gives up after less than 10 s: write a long limit, which costs nothing, or use expect.poll',
} as const

export type Kind = keyof typeof KINDS

export type Clock = { line: number; kind: Kind }

const STOPWATCH = /\bperformance\.now\(\)|\bprocess\.(?:hrtime|cpuUsage|threadCpuUsage)\b|\b\w*processorTime\w*\(/gi
const COMPARISON = /\.(?:toBeLess|toBeGreater)Than(?:OrEqual)?\(/g
/** From the last `expect` to the comparison. */
const COMPARED = /\bexpect[.(](?:(?!\bexpect[.(])[\s\S])*$/
const COMPARED_LENGTH = 500
const DURATION = /\b(?:Date|performance)\.now\(\)|\bmilliseconds\b|\.ms\b|\b[A-Z\d_]*_MS\b/
const SLEEPS = [
  /\bwaitForTimeout\(/g,
  /\bawait (?:delay|sleep|wait)\(/g,
  /\bnew Promise(?:<[^<>]*>)?\(\s*\(?\w*\)?\s*=>\s*\{?\s*(?:void )?setTimeout\(/g,
]
const QUIET_NETWORK = /(['"`])networkidle\1/g
const LIMIT = /\b(?:timeout|(?:action|navigation|test|hook)Timeout): *([^,\n)}]+)/g
/** Calls with the place of the limit among their arguments, and whether the limit is short when it is left out. */
const WAITS = [
  { call: /\bvi\.wait(?:For|Until)\(/g, place: 1, isShortWithout: true },
  { call: /\buntil\(/g, place: 2, isShortWithout: false },
]

/** Where a test depends on how fast the machine is. `isTest` is false for helpers, which may measure time that nobody asserts. */
export function findClocks(source: string, isTest = true): Clock[] {
  const code = withoutTexts(source)
  const clocks: Clock[] = []
  const add = (kind: Kind, index: number) => clocks.push({ kind, line: source.slice(0, index).split('\n').length })

  if (isTest) for (const { index } of code.matchAll(STOPWATCH)) add('stopwatch', index)
  for (const { index, 0: call } of code.matchAll(COMPARISON)) {
    const [compared = ''] = COMPARED.exec(code.slice(Math.max(0, index - COMPARED_LENGTH), index)) ?? []
    if (DURATION.test(compared + argumentsAt(code, index + call.length).join())) add('duration', index)
  }
  for (const sleep of SLEEPS) for (const { index } of code.matchAll(sleep)) add('sleep', index)
  for (const { index } of source.matchAll(QUIET_NETWORK)) add('networkidle', index)
  for (const { index, 1: limit = '' } of code.matchAll(LIMIT)) if (isShort(code, limit.trim())) add('impatient', index)
  for (const { call, place, isShortWithout } of WAITS) {
    for (const { index, 0: start } of code.matchAll(call)) {
      const limit = argumentsAt(code, index + start.length)[place]
      if (limit === undefined ? isShortWithout : isShort(code, limit)) add('impatient', index)
    }
  }
  return clocks.sort((a, b) => a.line - b.line)
}

export function describeClock({ line, kind }: Clock, file: string): string {
  return `${file}:${line} ${KINDS[kind]}`
}

/** Empties comments and quoted texts, so that only code is searched. Templates stay, because they contain code. */
function withoutTexts(source: string): string {
  const pattern = /`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<![:\\])\/\/.*|\/\*[\s\S]*?\*\//g
  const empty = (text: string) => text.slice(0, 1) + text.slice(1, -1).replace(/[^\n]/g, ' ') + text.slice(-1)
  return source.replace(pattern, text => {
    if (text.startsWith('`')) return text
    return text.startsWith('/') ? text.replace(/[^\n]/g, ' ') : empty(text)
  })
}

/** The arguments of a call, whose opening bracket ends just before `start`. */
function argumentsAt(code: string, start: number): string[] {
  const found = ['']
  for (let place = start, depth = 0; place < code.length; place++) {
    const letter = code.charAt(place)
    if (')]}'.includes(letter) && depth-- === 0) break
    if ('([{'.includes(letter)) depth++
    if (letter === ',' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + letter)
  }
  return found.map(each => each.trim()).filter(each => each !== '')
}

/** Whether this is a number of milliseconds below the shortest limit, or the name of one in the same file. */
function isShort(code: string, limit: string): boolean {
  if (!/^\w+$/.test(limit)) return false
  const text = /^\d/.test(limit) ? limit : new RegExp(`\\bconst ${limit} = ([\\d_]+)$`, 'm').exec(code)?.[1]
  return text !== undefined && Number(text.replaceAll('_', '')) < SHORTEST_LIMIT_MS
}
