import type { TextCount } from '@/schemas/input-options'

export type CountTone = 'default' | 'near' | 'over'

/** The count stands out from this share of the limit on. */
const NEAR = 0.9

/** `shown` is displayed below the input; `spoken` is for screen readers, '' while there is room. */
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
