import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { COMPILED } from '../build-site.ts'
import { npm } from '../npm.ts'

const CODE = /\.tsx?$/
const TESTS = /\.(?:test|fixture)\.tsx?$/
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/

const SBOM = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']

const versions = z.record(z.string(), z.string())
const packageSchema = z.looseObject({
  dependencies: versions,
  devDependencies: versions,
  overrides: z.record(z.string(), z.union([z.string(), versions])),
})
const lockSchema = z.looseObject({ packages: z.looseObject({ '': z.looseObject({}) }) })

/** `production`: installed where the site runs. `bundled`: contained in the build, for the server, pages and the Studio. */
export type Part = 'production' | 'bundled'

/**
 * CycloneDX, from the lockfile alone. `npm sbom --omit dev` leaves out what a development package needs as well (https://github.com/npm/cli/issues/7909), so
 * npm sees a project without those.
 */
export async function createSbom(part: Part): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'minara-sbom-'))
  // npm names the document after the folder.
  const folder = join(temporary, 'minara')
  try {
    mkdirSync(folder)
    writeProject(folder, part)
    await npm(folder, 'prune', '--package-lock-only', '--offline', '--ignore-scripts')
    return await npm(folder, 'sbom', ...SBOM)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function writeProject(folder: string, part: Part): void {
  const { devDependencies, ...project } = packageSchema.parse(readJson('package.json'))
  const lock = lockSchema.parse(readJson('package-lock.json'))
  const all = { ...devDependencies, ...project.dependencies }
  // Packages of this repository are compiled with the site, so findBundled reads their own imports.
  const foreign = Object.keys(devDependencies).filter(name => !devDependencies[name]?.startsWith('file:'))
  const names = part === 'production' ? Object.keys(project.dependencies) : findBundled(foreign)
  const dependencies = Object.fromEntries(names.map(name => [name, all[name]]))
  const { devDependencies: _, ...root } = lock.packages['']
  write('package.json', { ...project, dependencies, overrides: resolveOverrides(project.overrides, all) })
  write('package-lock.json', { ...lock, packages: { ...lock.packages, '': { ...root, dependencies } } })

  function write(file: string, content: object): void {
    writeFileSync(join(folder, file), JSON.stringify(content))
  }
}

/** An override such as "$groq" names a version of package.json, which the part may not have. */
function resolveOverrides(overrides: object, versions: Record<string, string>): unknown {
  const text = JSON.stringify(overrides)
  return JSON.parse(text.replaceAll(/"\$([^"]+)"/g, (_, name: string) => JSON.stringify(versions[name])))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Type-only imports do not count. */
export function findBundled(candidates: string[]): string[] {
  const imported = new Set(COMPILED.flatMap(listFiles).flatMap(readImports))
  return candidates.filter(name => imported.has(name))
}

function readImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, statically, lazily]) => {
    return PACKAGE.exec(statically ?? lazily ?? '')?.[0] ?? []
  })
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) throw new Error(`There is no ${path}; expected a folder or file that Next compiles`)
  if (CODE.test(path)) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => CODE.test(name) && !TESTS.test(name))
    .map(name => join(path, name))
}
