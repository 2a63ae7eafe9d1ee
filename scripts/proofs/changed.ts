import { execFileSync } from 'node:child_process'
import { SetupError } from '../settings.ts'

const SITE = ['check', 'unit-long', 'build', 'http', 'e2e', 'visual']
const ALL = 'check unit-long components conformance build http http-next stores faults e2e visual'.split(' ')

/** The first pattern that matches counts; any other file reaches everything. */
const REACH: [pattern: RegExp, parts: readonly string[]][] = [
  [/^docs\/extend\.md$/, ['conformance']],
  [/^(deploy\/|docs\/deploy\.md$|Dockerfile$|compose\.yaml$)/, ['unit-long', 'build', 'faults']],
  [/^docs\/staff\.md$/, ['build', 'e2e']],
  [/^(docs|\.github|\.ci)\/|^[^/]+\.md$|^renovate\.json$/, []],
  [/^tests\/(a11y|visual)\//, ['visual']],
  [/^tests\/e2e\//, ['build', 'e2e']],
  [/^tests\/http\//, ['build', 'http', 'http-next']],
  [/^tests\/(faults|hostile)\//, ['build', 'faults']],
  [/^tests\/(components|conformance)\//, ['components', 'conformance']],
  [/^tests\/rules\//, []],
  [/^tests\/bench\//, ['unit-long']],
  [/\.(test|fixture)\.tsx?$/, ['unit-long', 'stores']],
  [/^components\/|^app\/styles\//, [...SITE, 'components']],
  [/^(app|content|public|schemas|studio|pictures|seed)\//, [...SITE, 'conformance']],
  [/^packages\/lake\//, [...SITE, 'conformance', 'faults']],
  [/^(forms|lib|local|server|server\.ts|proxy\.ts)/, ALL],
]

export function partsReached(files: readonly string[]): string[] {
  const reached = new Set(files.flatMap(file => REACH.find(([pattern]) => pattern.test(file))?.[1] ?? ALL))
  return ALL.filter(part => part === 'check' || reached.has(part))
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
