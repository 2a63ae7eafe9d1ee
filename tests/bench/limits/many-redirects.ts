import { findLongChain, findLongChains, findLoop } from '../../../lib/redirect-chains.ts'
import { sortRedirects } from '../../../lib/sort-redirects.ts'
import { parseCsv } from '../../../studio/redirects/import/parse-csv.ts'
import { planImport } from '../../../studio/redirects/import/plan.ts'
import { readRows } from '../../../studio/redirects/import/read-rows.ts'
import type { Limit, LimitGroup } from './limit.ts'
import { processorTimeOf } from './time.ts'

const MANY = 10_000
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }

/** As many redirects as a site may have, in the shapes that are the most work. */
export async function openManyRedirectsLimits(): Promise<LimitGroup> {
  const loop = rules(place => `m-${(place + 1) % MANY}`)
  const chain = rules(place => `/m-${place + 1}`)
  const fan = rules(() => '/a')
  const half = { loops: 50 }
  return {
    limits: [
      limit('Ten thousand redirects to donation pages are sorted', half, () =>
        sortRedirects(rules(place => `m-${place + 1}`)),
      ),
      limit('Ten thousand redirects to one page are sorted', half, () => sortRedirects(rules(() => '/blog'))),
      limit('Ten thousand redirects in one chain are sorted', half, () => sortRedirects(chain)),
      limit('Ten thousand redirects in a loop are sorted', half, () => sortRedirects(loop)),
      limit('A redirect is found in a loop of ten thousand', half, () => {
        findLoop({ path: '/m-0', destination: 'm-1' }, loop)
      }),
      limit('A redirect is found at the start of ten thousand', half, () => {
        findLongChain({ path: '/before', destination: '/m-0' }, chain)
      }),
      limit('A redirect is found behind ten thousand', half, () => {
        findLongChain({ path: '/a', destination: '/b' }, fan)
      }),
      limit('All chains of ten thousand are found', half, () => {
        findLongChains(new Map(chain.map(rule => [rule.path, rule])))
      }),
      limit('A spreadsheet of ten thousand rows is read', { loops: 100 }, () => parseCsv(quotedRows())),
      limit('An import of ten thousand rows is planned', { loops: 200 }, () => plan(place => `m-${place}`)),
      limit('An import of one chain of ten thousand is planned', { loops: 200 }, () =>
        plan(place => `/m-${place + 1}`),
      ),
    ],
  }
}

function limit(name: string, goal: Limit['goal'], act: () => unknown): Limit {
  return { name, goal, measure: () => processorTimeOf(act) }
}

function rules(destinationOf: (place: number) => string) {
  return Array.from({ length: MANY }, (_, place) => ({ path: `/m-${place}`, destination: destinationOf(place) }))
}

function quotedRows(): string {
  return Array.from({ length: MANY }, (_, place) => `/m-${place},"masjid ""${place}"""`).join('\r\n')
}

function plan(destinationOf: (place: number) => string): void {
  const text = rules(destinationOf)
    .map(({ path, destination }) => `${path},${destination}`)
    .join('\n')
  planImport(readRows(parseCsv(text), HOSTS), [], { existing: 'update', confirmedHosts: new Set() })
}
