import { findLongChain, findLongChains, findLoop } from '../../../lib/redirect-chains.ts'
import { sortRedirects } from '../../../lib/sort-redirects.ts'
import { parseCsv } from '../../../studio/redirects/import/parse-csv.ts'
import { planImport } from '../../../studio/redirects/import/plan.ts'
import { readRows } from '../../../studio/redirects/import/read-rows.ts'
import type { Limits } from '../frame.ts'

const MANY = 10_000
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }

/** As many redirects as a site may have, in the shapes that are the most work. */
export async function openManyRedirectsLimits(): Promise<Limits> {
  const donations = rules(place => `m-${place + 1}`)
  const loop = rules(place => `m-${(place + 1) % MANY}`)
  const chain = rules(place => `/m-${place + 1}`)
  const fan = rules(() => '/a')
  const quoted = donations.map(({ path }) => `${path},"masjid ""${path}"""`).join('\r\n')
  return {
    work: [
      ['Ten thousand redirects to donation pages are sorted', 50, () => sortRedirects(donations)],
      ['Ten thousand redirects to one page are sorted', 50, () => sortRedirects(rules(() => '/blog'))],
      ['Ten thousand redirects in one chain are sorted', 50, () => sortRedirects(chain)],
      ['Ten thousand redirects in a loop are sorted', 50, () => sortRedirects(loop)],
      ['A redirect is found in a loop of ten thousand', 50, () => findLoop({ path: '/m-0', destination: 'm-1' }, loop)],
      ['A redirect is found before ten thousand', 50, () => findLongChain({ path: '/z', destination: '/m-0' }, chain)],
      ['A redirect is found behind ten thousand', 50, () => findLongChain({ path: '/a', destination: '/b' }, fan)],
      ['All chains of ten thousand are found', 50, () => findLongChains(new Map(chain.map(rule => [rule.path, rule])))],
      ['A spreadsheet of ten thousand rows is read', 100, () => parseCsv(quoted)],
      ['An import of ten thousand rows is planned', 200, () => plan(rules(place => `m-${place}`))],
      ['An import of one chain of ten thousand is planned', 200, () => plan(chain)],
    ],
  }
}

function rules(destinationOf: (place: number) => string) {
  return Array.from({ length: MANY }, (_, place) => ({ path: `/m-${place}`, destination: destinationOf(place) }))
}

function plan(redirects: ReturnType<typeof rules>): void {
  const text = redirects.map(({ path, destination }) => `${path},${destination}`).join('\n')
  planImport(readRows(parseCsv(text), HOSTS), [], { existing: 'update', confirmedHosts: new Set() })
}
