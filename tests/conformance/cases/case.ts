import { ChannelError, isHttpError } from '@sanity/client'
import type { Target } from '../target.ts'

/**
 * equal: every fact holds. partial: some do. refused: the service says that it does not offer this, and what to do instead.
 * absent: nothing answers, or nothing that is documented holds.
 */
export type Verdict = 'equal' | 'partial' | 'refused' | 'absent'

/** What the hosted service documents, in words, and whether the target was seen to do so. */
type Facts = Record<string, boolean>

export type Case = {
  /** Endpoint and parameter, or method of the client. */
  name: string
  /** Methods of the client that this case exercises, for example `datasets.list`. */
  methods?: string[]
  /** What the local lake is known to do. A hosted project is expected to be equal, or to refuse what its plan lacks. */
  expected?: Exclude<Verdict, 'equal'>
  /** Changes or needs more of a hosted project than its dataset: tried there only if CONFORMANCE_ACCOUNT is set. */
  account?: true
  /** An error that it throws decides between refused and absent. */
  probe: (target: Target) => Promise<Facts>
}

export type CaseGroup = { title: string; source: string; cases: Case[] }

/** `sentence` is the refusal, if there is one. */
export type Observation = { verdict: Verdict; facts: string[]; missing: string[]; sentence: string | null }

export async function observe({ probe }: Case, target: Target): Promise<Observation> {
  try {
    const facts = Object.entries(await probe(target))
    const missing = facts.filter(([, holds]) => !holds).map(([fact]) => fact)
    const verdict = missing.length === 0 ? 'equal' : missing.length < facts.length ? 'partial' : 'absent'
    return { verdict, facts: facts.map(([fact]) => fact), missing, sentence: null }
  } catch (error) {
    if (error instanceof ChannelError) return { verdict: 'refused', facts: [], missing: [], sentence: error.message }
    if (!isHttpError(error)) throw error
    const isAbsent = error.statusCode === 404 || error.statusCode === 405
    return {
      verdict: isAbsent ? 'absent' : 'refused',
      facts: [],
      missing: [],
      sentence: sentenceOf(error.response.body),
    }
  }
}

/** The words for people in an error's body; null if there are none. */
export function sentenceOf(body: unknown): string | null {
  const { message, error } = fieldsOf(body)
  const text = message ?? fieldsOf(error).description
  return typeof text === 'string' && text.trim().includes(' ') ? text : null
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
