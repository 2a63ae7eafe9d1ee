/** `npm run sbom`: writes the packages of production and of the build to dist/ as CycloneDX. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createSbom } from './sbom/create.ts'
import { readComponents } from './sbom/read.ts'

const FILES = { production: 'dist/sbom.cdx.json', bundled: 'dist/sbom-bundled.cdx.json' } as const

mkdirSync('dist', { recursive: true })
for (const part of ['production', 'bundled'] as const) {
  const sbom = await createSbom(part)
  writeFileSync(FILES[part], sbom)
  console.log(`${FILES[part]}: ${readComponents(sbom).length} packages`)
}
