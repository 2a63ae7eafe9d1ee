import { classNames } from '@/components/ui/class-names'

/** Stands in for the portrait of a person who has none. `className` sets its size and shape. */
export function Initials({ name, className }: { name: string; className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center bg-ink-900 font-display font-semibold text-saffron-300',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word: "Imam Yusuf al-Amin" becomes "IA". */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap(word => word.match(/\p{L}/u)?.[0] ?? [])
  return [...new Set([0, letters.length - 1])]
    .map(place => letters[place] ?? '')
    .join('')
    .toUpperCase()
}
