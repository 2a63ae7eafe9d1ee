import { agoWords } from '../ago'
import type { Draft } from './complete-drafts'

/** Higher numbers are not written out, because they tell staff nothing more. */
const MOST = 99

/** "Post · You, 20 minutes ago"; "3 changes · Maryam Raza, yesterday" */
export function noteOf({ kind, changes, by, changedAt }: Draft, now: Date): string {
  const ago = agoWords(changedAt, now)
  const count = changes !== null && changes > 0 && (changes === 1 ? '1 change' : `${changes} changes`)
  return [kind, count, by ? `${by.name}, ${ago}` : ago].filter(Boolean).join(' · ')
}

export function countWords(total: number): string {
  if (total === 0) return ''
  return total > MOST ? `${MOST}+` : String(total)
}
