import { AmbientFilm } from '@/components/media/ambient-film.client'
import { FilmEmbed } from '@/components/media/film-embed.client'
import { FilmPlayer } from '@/components/media/film-player.client'
import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Film as FilmData, Labels } from '@/content/types'

type FilmProps = {
  /** Null renders nothing. */
  film: FilmData | null
  labels: Labels
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string
  /** Silent and in a loop, with a pause button instead of the browser's controls. */
  isAmbient?: boolean
  className?: string
}

/** In pixels; films are 16:9. */
const POSTER = { width: 1280, height: 720 }
/** CSS pixels, in windows below 600 px. */
const TALL_POSTER = { width: 524, height: 655 }

/** A poster with a button that names the film. Nothing of the film is loaded before it plays. */
export function Film({ film, labels, sizes, isAmbient = false, className }: FilmProps) {
  if (!film) return null
  const { source, poster, posterTall, title, length } = film
  const name = title || poster?.alt || labels.play
  const pill = (icon: 'play' | 'pause') => (
    <FilmPill icon={icon} label={labels[icon]} title={title} length={length} isSmall={isAmbient} />
  )
  // Two pictures, of which one is not rendered and so not loaded: a `<picture>` would load for visitors who save data.
  const posterPicture = (
    <>
      {poster && <Picture picture={poster} sizes={sizes} {...POSTER} className="film-poster" />}
      {posterTall && <Picture picture={posterTall} sizes={sizes} {...TALL_POSTER} className="film-poster-tall" />}
    </>
  )
  return (
    <div
      // FarPictures may have changed the attribute before this hydrates.
      suppressHydrationWarning
      data-far={isAmbient ? '' : undefined}
      className={classNames(
        'film-frame @container relative isolate overflow-hidden rounded-xl bg-sand-100',
        posterTall ? 'film-tall' : undefined,
        className,
      )}
    >
      {source.kind === 'embed' ? (
        <FilmEmbed url={source.url} title={name} playPill={pill('play')}>
          {posterPicture}
        </FilmEmbed>
      ) : (
        <>
          {/* Below the film instead of in its `poster`, which browsers load at once. */}
          {posterPicture}
          {isAmbient ? (
            <AmbientFilm
              source={source}
              title={name}
              playPill={pill('play')}
              pausePill={pill('pause')}
              captionsLabel={`${labels.captions}: ${name}`}
              captionsIcon={<Icon name="closed-captioning" />}
            />
          ) : (
            <FilmPlayer source={source} title={name} playPill={pill('play')} />
          )}
        </>
      )}
    </div>
  )
}

/** For use in a focusable `.group` that covers the film. */
function FilmPill({
  icon,
  label,
  title,
  length,
  isSmall,
}: {
  icon: 'play' | 'pause'
  label: string
  title: string
  length: string | null
  /** Below 600 px, and from 960 px to 1199 px, only the icon is shown. */
  isSmall: boolean
}) {
  return (
    <span className="absolute bottom-[16px] left-[16px] flex min-h-[3.25em] max-w-[calc(100%-32px)] items-center rounded-full bg-ink-950 p-[5px] text-left font-[620] text-[min(1rem,max(16px,3.2cqi))] text-paper leading-[1.4] shadow-4 outline-saffron-300 -outline-offset-3 group-focus-visible:outline-3 sm:min-h-[3.4em] sm:p-[0.45em] sm:text-[min(var(--text-base),max(17px,3.2cqi))]">
      <span className="grid size-[2.625em] shrink-0 place-items-center rounded-full bg-saffron-400 text-ink-950">
        <Icon name={icon} weight="fill" />
      </span>
      {title && <span className="sr-only">{`${label}: `}</span>}
      <span
        dir="auto"
        className={classNames('px-[0.75em] sm:px-[0.8em]', isSmall && 'max-sm:sr-only lg:max-[75rem]:sr-only')}
      >
        {title || label}
        {length && <span className="ml-[0.35em] font-[450] text-[0.9em] text-mint-200 max-xs:sr-only"> {length}</span>}
      </span>
    </span>
  )
}
