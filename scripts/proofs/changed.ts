import { execFileSync } from 'node:child_process'
import { SetupError } from '../settings.ts'
import { type Part, proof, type Turn } from './parts.ts'

/** What Vitest finds by the imports of its tests. */
const BY_IMPORTS = ['unit-long', 'components']
/** Run after a change also where the short proof leaves them out, as a whole or in part. */
const LONG_TOO = [...BY_IMPORTS, 'stores']
const SITE = ['build', 'http', 'e2e', 'visual']

/** What imports do not show: the parts that a file reaches as a whole. The first pattern that matches counts; any other file reaches everything. */
const REACH: [pattern: RegExp, parts: readonly string[]][] = [
  [/^docs\/extend\.md$/, ['conformance']],
  [/^(deploy\/|docs\/deploy\.md$|Dockerfile$|compose\.yaml$)/, ['unit-long', 'build', 'faults']],
  [/^docs\/staff\.md$/, ['build', 'e2e']],
  [/^(docs|\.github|\.ci)\/|^[^/]+\.md$|^renovate\.json$|^tests\/(components|rules|bench)\//, []],
  [/^tests\/(a11y|visual)\//, ['visual']],
  [/^tests\/e2e\//, ['build', 'e2e']],
  [/^tests\/http\//, ['build', 'http', 'http-next']],
  [/^tests\/(faults|hostile)\//, ['build', 'faults']],
  [/^tests\/conformance\//, ['conformance']],
  [/\.(test|fixture)\.tsx?$/, ['stores']],
  [/^(components|app\/styles)\/.*\.css$/, [...SITE, 'components']],
  [/^components\//, SITE],
  [/^(app|content|public|schemas|studio|pictures|seed)\//, [...SITE, 'conformance']],
  [/^packages\/lake\//, [...SITE, 'conformance', 'faults']],
  [/^(forms|lib|local|server|server\.ts|proxy\.ts)/, [...SITE, 'http-next', 'conformance', 'stores', 'faults']],
]

/** The parts that these files can reach, one after the other, those without the build of the site first. Of units and components, the long ones too. */
export function changedProof(results: string, isLong: boolean, files: readonly string[], since: string): Turn[] {
  const reached = files.flatMap(file => REACH.find(([pattern]) => pattern.test(file))?.[1] ?? ['everything'])
  const short = proof(results, false).flat(2)
  const parts = proof(results, true)
    .flat(2)
    .flatMap(whole => {
      const part = isLong || LONG_TOO.includes(whole.id) ? whole : short.find(({ id }) => id === whole.id)
      if (!part) return []
      if (['check', ...reached].includes(part.id) || reached.includes('everything')) return part
      return BY_IMPORTS.includes(part.id)
        ? { ...part, args: [...part.args, '--changed', since, '--passWithNoTests'] }
        : []
    })
  const needsBuild = ({ id }: Part) => [...SITE, 'http-next', 'faults'].includes(id)
  return [...parts.filter(part => !needsBuild(part)), ...parts.filter(needsBuild)].map(part => [[part]])
}

/** Includes files that Git does not know yet. Throws SetupError if `commit` names none. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const known = git('diff', '--name-only', '-z', commit, '--')
    const unknown = git('ls-files', '--others', '--exclude-standard', '-z')
    return `${known}${unknown}`.split('\0').filter(file => file !== '')
  } catch {
    throw new SetupError(`Git knows no commit ${commit}.`)
  }
}
