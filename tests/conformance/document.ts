import { readFileSync } from 'node:fs'
import type { Recorded } from '../support/recorded-requests.ts'
import type { Case, CaseGroup, Observation, Verdict } from './cases/case.ts'
import { fidelityRows, parametersOf, sourcesInWords } from './fidelity.ts'

export const DOCUMENT = 'docs/conformance.md'

const CLIENTS = ['@sanity/client', '@sanity/import', '@sanity/export', 'sanity', 'groq-js']
const MEANINGS: [Verdict, string][] = [
  ['equal', 'does all that is listed'],
  ['partial', 'lacks what is named as missing'],
  ['refused', 'says in a sentence that it does not offer this'],
  ['absent', 'does nothing of it'],
]

export type Observed = { group: CaseGroup; item: Case; observation: Observation; requests: Recorded[] }

/** docs/conformance.md, from what the suite saw. */
export function writeDocument(observed: Observed[]): string {
  const groups = [...new Set(observed.map(({ group }) => group))]
  const equal = observed
    .filter(({ observation }) => observation.verdict === 'equal')
    .flatMap(({ requests }) => requests)
  return `${[
    '# The lake and the hosted service',
    [
      'Written by `npm run generate -- conformance`, which tries each line on the lake with the real client. A test fails when the lake does otherwise, and when a',
      'method of the client has no line. The same suite runs against a hosted project ([how](lake.md#held-to-the-hosted-service)).',
    ].join('\n'),
    `Seen with ${CLIENTS.map(name => `${name} ${versionOf(name)}`).join(', ')}. \`npm run faults -- studios\` runs the Studios 5.20.0, 5.28.0, 5.31.2, 6.0.0 and 6.10.1; 5.28 and 5.31 need a package that could not be installed any more on 2026-11-30.`,
    table(
      ['The lake', '', 'Lines'],
      MEANINGS.map(([verdict, meaning]) => [verdict, meaning, `${count(observed, verdict)}`]),
    ),
    '## Two figures, never to be added up',
    [
      'A request is a method, a path and the names of its parameters. Of the different ones that programs were recorded to make, this many are answered at all, and',
      'of these so many are shown to be answered as documented: a line below that is equal makes them in the same form. The rest may be right, too, but no line shows',
      `it. Recorded from: ${sourcesInWords}.`,
    ].join('\n'),
    table(['Family', 'Requests', 'Answered', 'Of these, as documented'], fidelityRows(parametersOf(equal))),
    ...groups.flatMap(group =>
      section(
        group,
        observed.filter(line => line.group === group),
      ),
    ),
  ].join('\n\n')}\n`
}

function section({ title, source }: CaseGroup, observed: Observed[]): string[] {
  const rows = observed.map(({ item, observation }) => {
    const { facts, missing, verdict, sentence } = observation
    const seen = facts.filter(fact => !missing.includes(fact)).join('; ')
    return [nameOf(item), seen, verdict, sentence ?? missing.join('; ')]
  })
  return [
    `## ${title}`,
    `From: ${source}.`,
    table(['What', 'Documented, and seen', 'The lake', 'Missing, or the answer'], rows),
  ]
}

function nameOf({ name, methods = [] }: Case): string {
  const shown = methods.filter(method => !name.split(', ').includes(method)).map(method => `\`${method}\``)
  return shown.length > 0 ? `${name}: ${shown.join(', ')}` : name
}

const count = (observed: Observed[], verdict: Verdict) =>
  observed.filter(({ observation }) => observation.verdict === verdict).length

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return version
}
