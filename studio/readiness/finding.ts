import type { Path } from 'sanity'

/** Something that visitors would notice, or staff would regret, if the document were published as it is. */
export type Finding = {
  /** The field in question; empty for the whole document. */
  path: Path
  /** What is wrong and what it would do, for staff. */
  sentence: string
}
