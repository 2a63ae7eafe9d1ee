import type { CustomValidator, ValidationContext } from 'sanity'
import { findDuplicate, findLoop, problemOfDestination, problemOfPath, type RedirectRule } from '../../lib/redirects.ts'
import { lookUp, publishedId } from './lookup.ts'
import { REDIRECT_RULES_QUERY } from './redirect.query.ts'

/** Rejects reserved and malformed paths first, then paths of other redirects. */
export const checkPath: CustomValidator<string | undefined> = async (path, context) => {
  if (!path) return true
  const problem = problemOfPath(path)
  if (problem) return problem
  const duplicate = findDuplicate(path, await otherRedirects(context))
  return duplicate === null || `The redirect ${duplicate} already leads visitors from this address`
}

/** Rejects malformed names first, then names that would make redirects form a loop. */
export const checkDestination: CustomValidator<string | undefined> = async (destination, context) => {
  if (!destination) return true
  const problem = problemOfDestination(destination)
  if (problem) return problem
  const path = context.document?.path
  if (typeof path !== 'string') return true
  const loop = findLoop({ path, destination }, await otherRedirects(context))
  return loop === null || `Visitors would go round in a circle: ${loop.join(' → ')}`
}

async function otherRedirects(context: ValidationContext): Promise<RedirectRule[]> {
  const rules = await lookUp(context, REDIRECT_RULES_QUERY)
  const ownId = publishedId(context)
  return rules.flatMap(({ _id, path, destination }) =>
    _id !== ownId && path && destination ? [{ path, destination }] : [],
  )
}
