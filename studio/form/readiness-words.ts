export type Readiness = { kind: 'unwritten' | 'toFix' | 'checking' | 'ready'; words: string }

type Checked = {
  /** True if the document has a draft or a published version. */
  isWritten: boolean
  /** Number of red fields and findings. */
  count: number
  isChecking: boolean
}

/** A form that nobody has written in holds at most what a template filled in. */
export function readinessOf({ isWritten, count, isChecking }: Checked): Readiness {
  if (!isWritten) return { kind: 'unwritten', words: 'Nothing written yet' }
  if (count > 0) return { kind: 'toFix', words: count === 1 ? '1 thing to fix' : `${count} things to fix` }
  if (isChecking) return { kind: 'checking', words: 'Checking…' }
  return { kind: 'ready', words: 'Ready to publish' }
}
