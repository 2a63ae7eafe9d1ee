import type { Path } from 'sanity'

/** Something that visitors would notice, or staff would regret, if the document were published as it is. */
export type Finding = {
  /** Path of the field; empty for the whole document. */
  path: Path
  /** For staff: what is wrong, and what visitors would see. */
  sentence: string
}
