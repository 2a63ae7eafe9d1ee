import type { Sentence } from './sentence-index'
import type { Found } from './use-sentences'

export const HINT = 'Type words you saw on the site. You land in the field that holds them.'

/** "Testimonial · Abdullah Hassan · field Quote"; "Landing page · Hero · field Text" */
export function placeWords({ document, within, title }: Sentence): string {
  const name = document.name === document.kind ? '' : document.name
  return [document.kind, name, within, `field ${title}`].filter(Boolean).join(' · ')
}

export function totalWords({ total }: Pick<Found, 'total'>): string {
  if (total === 0) return 'No sentence has these words.'
  return total === 1 ? '1 sentence found' : `${total} sentences found`
}

/** Shows in place of results. */
export function noteOf(query: string, found: Pick<Found, 'isComplete'> | null): string {
  if (query.trim() === '') return HINT
  if (!found?.isComplete) return 'Looking through the texts of the site …'
  return 'No sentence has these words. They may be part of a picture, or of a page that this site does not hold.'
}
