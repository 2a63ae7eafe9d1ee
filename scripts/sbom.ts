/** `npm run generate -- sbom`: writes to dist/, as CycloneDX, what is installed where the site runs. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// npm gets a project with nothing else: `npm sbom --omit dev` leaves out what a development package needs as well (https://github.com/npm/cli/issues/7909).
const { devDependencies: _, ...project } = JSON.parse(readFileSync('package.json', 'utf8'))
using temporary = mkdtempDisposableSync(join(tmpdir(), 'minara-sbom-'))
const folder = join(temporary.path, project.name) // npm names the document after it.
cpSync('package-lock.json', join(folder, 'package-lock.json'))
writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
npm('prune', '--offline', '--ignore-scripts')
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application'))

function npm(...args: string[]): string {
  // Windows finds npm.cmd only through a shell.
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, shell: process.platform === 'win32' } as const
  return execFileSync('npm', [...args, '--package-lock-only'], options)
}
