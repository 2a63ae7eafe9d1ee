/** `npm run generate -- sbom`: writes what ships to dist/ as CycloneDX, and lists all licences. Fails if one is neither allowed nor explained. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED } from './build-site.ts'
import { findUnexplained, readPackages } from './licences.ts'

const CODE = /(?<!\.(?:test|fixture))\.tsx?$/
const IMPORT = /(?:from|import) ?\(?'((?:@[^/']+\/)?[^/'.][^/']*)/g
/** Their drawings and styles are in the build, and no module imports them. */
const COPIED = ['@phosphor-icons/react', 'tailwindcss']

mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', createSbom('production'))
writeFileSync('dist/sbom-bundled.cdx.json', createSbom('bundled'))
for (const [licence, packages] of Map.groupBy(readPackages(), ({ licence }) => licence))
  console.log(`${licence} (${packages.length}): ${packages.map(({ name }) => name).join(', ')}`)
const unexplained = findUnexplained(readPackages())
if (unexplained.length > 0) throw new Error(unexplained.join('\n'))

/**
 * `production`: installed where the site runs. `bundled`: what compiled code imports, and all that this needs. npm gets a project with nothing else, since
 * `npm sbom --omit dev` leaves out what a development package needs as well (https://github.com/npm/cli/issues/7909).
 */
function createSbom(part: 'production' | 'bundled'): string {
  const { devDependencies, ...project } = JSON.parse(readFileSync('package.json', 'utf8'))
  const dependencies = part === 'production' ? project.dependencies : pickBundled(devDependencies)
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'minara-sbom-'))
  const folder = join(temporary.path, project.name) // npm names the document after it.
  cpSync('package-lock.json', join(folder, 'package-lock.json'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...project, dependencies }))
  // Windows finds npm.cmd only through a shell.
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, shell: process.platform === 'win32' } as const
  const npm = (...args: string[]) => execFileSync('npm', [...args, '--package-lock-only'], options)
  npm('prune', '--offline', '--ignore-scripts')
  return npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application')
}

function pickBundled(all: Record<string, string>): Record<string, string> {
  const files = COMPILED.flatMap(path => globSync([path, `${path}/**/*`])).filter(path => CODE.test(path))
  const imports = files.flatMap(path => [...readFileSync(path, 'utf8').matchAll(IMPORT)])
  const names = new Set([...COPIED, ...imports.map(([, name]) => name)])
  return Object.fromEntries(Object.entries(all).filter(([name, at]) => names.has(name) && !at.startsWith('file:')))
}
