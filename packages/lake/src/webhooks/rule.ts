import { evaluate, parse } from 'groq-js'
import { corrected } from '../groq/evaluation.ts'
import { refuseMissingFunctions } from '../groq/parse.ts'
import { contains } from '../groq/tree.ts'
import { badRequest, HttpError } from '../http/errors.ts'
import type { Hook } from '../project/state.ts'
import type { DocumentChange, DocumentIndex, LakeConfig } from '../types.ts'

const DRAFT = 'drafts.'
const VERSION = 'versions.'

type Source = { index: Pick<DocumentIndex, 'get' | 'all'> } & Pick<LakeConfig, 'projectId' | 'dataset'>

/** Throws 400 with what is wrong with the filter or the projection, and 501 with what the lake lacks. */
export function checkRule({ filter, projection }: Hook['rule']): void {
  for (const [name, text] of Object.entries({ filter, projection })) {
    try {
      if (text !== null) refuseMissingFunctions(parse(text, { mode: 'delta' }))
    } catch (error) {
      if (error instanceof HttpError) throw error
      throw badRequest(`"${name}" is not valid GROQ: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** The body to send for a change; undefined when the hook does not want it. Rejects when the rule cannot be evaluated. */
export async function payloadOf(hook: Hook, change: DocumentChange, source: Source): Promise<unknown> {
  const { filter, projection, on } = hook.rule
  if (!on.includes(operationOf(change))) return undefined
  if (change.id.startsWith(DRAFT) && !hook.includeDrafts) return undefined
  if (change.id.startsWith(VERSION) && !hook.includeAllVersions) return undefined
  if (filter !== null && (await evaluateFor(filter, change, source)) !== true) return undefined
  return projection === null ? (change.after ?? change.before) : evaluateFor(projection, change, source)
}

/** Evaluates GROQ with the changed document as root, as it is now or was before its deletion. */
async function evaluateFor(text: string, { before, after }: DocumentChange, source: Source): Promise<unknown> {
  const { index, projectId, dataset } = source
  const tree = parse(text, { mode: 'delta' })
  const value = await evaluate(corrected(tree), {
    ...{ root: after ?? before, before, after, sanity: { projectId, dataset } },
    dataset: contains(tree, node => node.type === 'Everything') ? [...index.all()] : [],
    dereference: async ({ _ref }: { _ref: string }) => index.get(_ref) ?? null,
  })
  return value.get()
}

export function operationOf({ before, after }: DocumentChange): 'create' | 'update' | 'delete' {
  return before ? (after ? 'update' : 'delete') : 'create'
}
