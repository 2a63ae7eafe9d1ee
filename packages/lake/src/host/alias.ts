import { notFound } from '../http/errors.ts'
import type { Project } from '../project/index.ts'

/** The request's target with the name of the dataset in place of an alias such as `~live`, and that name. */
export function resolveAlias(target: string, named: string, project: Project): { target: string; dataset: string } {
  if (!named.startsWith('~')) return { target, dataset: named }
  const { aliases } = project.state.read()
  const alias = named.slice(1)
  const dataset = Object.hasOwn(aliases, alias) ? aliases[alias] : null
  if (!dataset) throw notFound(`Dataset "${named}" not found for project ID "${project.id}"`)
  return { target: target.replace(/(\/)(?:~|%7e)[^/?]+/i, `$1${dataset}`), dataset }
}
