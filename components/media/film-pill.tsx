import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

export type FilmWords = {
  /** Names the film for screen readers; never empty. */
  name: string
  title: string
  length: string | null
  play: string
  pause: string
  captions: string
}

type FilmPillProps = { icon: 'play' | 'pause'; words: FilmWords; isSmall?: boolean }

/** For use in a focusable `.group` that covers the film. `isSmall`: below 600 px, and from 960 px to 1199 px, only the icon is shown. */
export function FilmPill({ icon, words: { title, length, ...labels }, isSmall = false }: FilmPillProps) {
  return (
    <span className="absolute bottom-[16px] left-[16px] flex min-h-[3.25em] max-w-[calc(100%-32px)] items-center rounded-full bg-ink-950 p-[5px] text-left font-[620] text-[min(1rem,max(16px,3.2cqi))] text-paper leading-[1.4] shadow-4 outline-saffron-300 -outline-offset-3 group-focus-visible:outline-3 sm:min-h-[3.4em] sm:p-[0.45em] sm:text-[min(var(--text-base),max(17px,3.2cqi))]">
      <span className="grid size-[2.625em] shrink-0 place-items-center rounded-full bg-saffron-400 text-ink-950">
        <Icon name={icon} weight="fill" />
      </span>
      {title && <span className="sr-only">{`${labels[icon]}: `}</span>}
      <span
        dir="auto"
        className={classNames('px-[0.75em] sm:px-[0.8em]', isSmall && 'max-sm:sr-only lg:max-[75rem]:sr-only')}
      >
        {title || labels[icon]}
        {length && <span className="ml-[0.35em] font-[450] text-[0.9em] text-mint-200 max-xs:sr-only"> {length}</span>}
      </span>
    </span>
  )
}
