import type { TextCount } from '@/schemas/input-options'

export type CountTone = 'default' | 'near' | 'over'

/** Of the limit; from there on the count stands out. */
const NEAR = 0.9

/** What staff read below a text of this length, and what a screen reader says once they pause: nothing while there is room. */
export function describeCount(
  length: number,
  { max, beyond }: TextCount,
): { shown: string; spoken: string; tone: CountTone } {
  const shown = `${length} of ${max}`
  if (length > max) {
    const consequence =
      beyond === 'cut' ? 'search results cut the end off' : `${characters(length - max)} too many to publish`
    return { shown: `${shown}: ${consequence}`, spoken: `${shown} characters: ${consequence}`, tone: 'over' }
  }
  if (length >= max * NEAR) return { shown, spoken: `${characters(max - length)} left`, tone: 'near' }
  return { shown, spoken: '', tone: 'default' }
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`
}
