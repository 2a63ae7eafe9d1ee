import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A request without what differs from one project to another, for example `GET data/query/:dataset ?$,perspective,query`. */
export type Recorded = { shape: string; status: number }

/** Segments after which the next one is the name of something. */
const NAMED: Record<string, string> = {
  ...{ projects: ':project', project: ':project', datasets: ':dataset' },
  ...{ query: ':dataset', doc: ':dataset', mutate: ':dataset', actions: ':dataset', listen: ':dataset' },
  ...{ history: ':dataset', export: ':dataset', ping: ':dataset', references: ':dataset', tasks: ':dataset' },
  ...{ documents: ':id', transactions: ':id', releases: ':id', users: ':id', keyvalue: ':key', jobs: ':id' },
  ...{ robots: ':id', tokens: ':id', cors: ':id', hooks: ':id', schemas: ':id', aliases: ':name', copy: ':id' },
  ...{
    events: ':dataset',
    'media-libraries': ':id',
    attempts: ':id',
    comments: ':dataset',
    organizations: ':id',
    organization: ':id',
    login: ':project',
  },
}
/** A name follows the name after these. */
const PAIRS = new Set(['doc', 'hooks'])
/** What is no name behind one of these. */
const WORDS = new Set(['me', 'projects', 'events', 'listen', 'documents', 'releases', 'copy'])

/** The environment in which a lake records. */
export const recordTo = (file: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/support/preload.mjs'))}`,
  RECORD_REQUESTS: file,
})

export function readRecorded(file: string): Recorded[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const statuses = new Map<string, number>()
  for (const line of lines) {
    const [sign, id = '', status] = line.split(' ')
    if (sign === '<') statuses.set(id, Number(status))
  }
  return lines.flatMap(line => {
    const [sign, id = '', method = '', url = ''] = line.split(' ')
    return sign === '>' && method !== 'OPTIONS'
      ? [{ shape: shapeOf(method, url), status: statuses.get(id) ?? 200 }]
      : []
  })
}

function shapeOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const address = decodeURIComponent(pathname)
    .replace(/^\/+(?:v[^/]+\/)?/, '')
    .replace(/^(images|files)\/.*/, '$1/:project/:dataset/:file')
    .replace(/^assets\/(images|files)\/.*/, 'assets/$1/:dataset')
  const segments = address.split('/').filter(Boolean)
  const path: string[] = []
  for (const [index, segment] of segments.entries()) {
    const name = NAMED[segments[index - 1] ?? ''] ?? (PAIRS.has(segments[index - 2] ?? '') ? ':id' : undefined)
    path.push(name !== undefined && !WORDS.has(segment) ? name : segment)
  }
  const names = [...new Set(Array.from(searchParams.keys(), key => (key.startsWith('$') ? '$' : key)))]
  const shown = names.filter(name => name !== 'tag').sort()
  return `${method} ${path.join('/')}${shown.length > 0 ? ` ?${shown.join(',')}` : ''}`
}

/** Adds what a lake has recorded to the list of a source, which is kept in the repository. */
export function keepRecorded(source: string, file: string): void {
  const list = listOf(source)
  const known = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  const seen = readRecorded(file).map(({ shape, status }) => `${status} ${shape}`)
  writeFileSync(list, `${[...new Set([...known, ...seen])].sort().join('\n')}\n`)
}

export const listOf = (source: string) => `tests/conformance/recorded/${source}.txt`
