import { existsSync, readFileSync } from 'node:fs'
import { listOf, type Recorded } from '../support/recorded-requests.ts'

/** What the requests of each list were recorded from. */
const SOURCES = {
  studio: 'Studios in a browser, with their command lines and sites, as `npm run faults -- studios` drives them',
  commands: "Sanity's command line as `lake-cli.test.ts` runs it",
  client: 'the public integration tests of `@sanity/client`',
}

const FAMILIES: [name: string, path: RegExp][] = [
  ['Queries', /^data\/query/],
  ['Documents, export', /^data\/(doc|export)/],
  ['Mutations, actions', /^data\/(mutate|actions)/],
  ['Streams', /^(data\/(listen|live)|jobs)/],
  ['History', /^data\/history/],
  ['Pictures and files', /^(assets|images|files)\//],
  ['Sign-in, people, roles', /^(auth|users|access|invitations)\b|\/(roles|grants|acl|users)\b/],
  ['Projects, datasets, schemas', /^(projects|datasets|aliases|hooks|organizations)\b/],
  ['Other services', /./],
]
/** No endpoint, or one that says that it is missing. */
const UNANSWERED = [404, 405, 501]

type Known = Map<string, Set<string>>

/** The parameters of each path that lines which are equal have sent, and that were answered. */
export function parametersOf(recorded: Recorded[]): Known {
  const known: Known = new Map()
  for (const { shape } of recorded.filter(isAnswered)) {
    const [path, names] = split(shape)
    known.set(path, new Set([...(known.get(path) ?? []), ...names]))
  }
  return known
}

/** A row for each family: different requests, those that are answered, and of these those that `known` has. */
export function fidelityRows(known: Known): string[][] {
  const requests = distinct(Object.keys(SOURCES).flatMap(readList))
  return FAMILIES.flatMap(([name], index) => {
    const own = requests.filter(({ shape }) => familyOf(shape) === index)
    const answered = own.filter(isAnswered)
    const documented = answered.filter(({ shape }) => {
      const [path, names] = split(shape)
      return names.every(each => known.get(path)?.has(each)) && known.has(path)
    })
    return own.length > 0 ? [[name, `${own.length}`, `${answered.length}`, `${documented.length}`]] : []
  })
}

export const sourcesInWords = Object.entries(SOURCES)
  .filter(([source]) => existsSync(listOf(source)))
  .map(([, words]) => words)
  .join('; ')

function readList(source: string): Recorded[] {
  const list = listOf(source)
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  return lines.map(line => ({ status: Number(line.slice(0, 3)), shape: line.slice(4) }))
}

/** The best that happened to each request. */
function distinct(recorded: Recorded[]): Recorded[] {
  const requests = new Map<string, Recorded>()
  for (const request of recorded)
    if (isAnswered(request) || !requests.has(request.shape)) requests.set(request.shape, request)
  return [...requests.values()]
}

function familyOf(shape: string): number {
  const [path] = split(shape)
  return FAMILIES.findIndex(([, pattern]) => pattern.test(path.slice(path.indexOf(' ') + 1)))
}

const isAnswered = ({ status }: Recorded) => !UNANSWERED.includes(status)

function split(shape: string): [path: string, names: string[]] {
  const [path = '', names = ''] = shape.split(' ?')
  return [path, names.split(',').filter(Boolean)]
}
