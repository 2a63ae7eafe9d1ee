/** `npm run licences`: exits with 1 if a licence is neither allowed nor explained. */

import { createSbom } from './sbom/create.ts'
import { findUnexplained, type Licensed } from './sbom/judge-licences.ts'
import { readComponents } from './sbom/read.ts'

const TITLES = { production: 'Installed in production', bundled: 'Bundled into the build, with all that these need' }

for (const part of ['production', 'bundled'] as const) {
  const components = readComponents(await createSbom(part))
  console.log(`\n── ${TITLES[part]}: ${components.length} packages`)
  for (const [licence, names] of groupByLicence(components))
    console.log(`${licence} (${names.length}): ${names.join(', ')}`)
  for (const sentence of findUnexplained(components)) {
    console.error(sentence)
    process.exitCode = 1
  }
}

function groupByLicence(components: Licensed[]): [string, string[]][] {
  const groups = Map.groupBy(components, ({ licence }) => licence ?? 'no licence that npm knows')
  return [...groups]
    .map(([licence, members]): [string, string[]] => [licence, members.map(({ name }) => name)])
    .sort(([, a], [, b]) => b.length - a.length)
}
