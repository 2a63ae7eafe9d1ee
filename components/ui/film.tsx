import { classNames } from '@/components/ui/class-names'
import { EmbeddedFilm, FilmPlayer } from '@/components/ui/film.client'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Film as FilmData, Labels } from '@/content/types'

type FilmProps = {
  film: FilmData
  labels: Labels
  /** How wide the film is on the page, as in the `sizes` attribute. */
  sizes: string
  /** Silent and without end, with a pause button instead of the browser's controls. */
  isAmbient?: boolean
  /** Size and place; the film fills it. */
  className?: string
}

/** Films and their posters are 16 to 9. */
const POSTER = { width: 1280, height: 720 }

/** A poster with a pill that says what plays. Nothing of the film is loaded before it is asked for. */
export function Film({ film, labels, sizes, isAmbient = false, className }: FilmProps) {
  const { source, title } = film
  const pill = { title, playLabel: `${labels.play}: ${title}`, playIcon: <Icon name="play" weight="fill" /> }
  const text = (
    <span className={isAmbient ? 'max-sm:hidden' : undefined}>
      {title}
      {film.length && <span className="ml-1.5 font-[450] text-mint-200 text-sm max-xs:hidden">{film.length}</span>}
    </span>
  )
  return (
    <div className={classNames('relative isolate overflow-hidden rounded-xl bg-ink-900', className)}>
      <Picture picture={film.poster} sizes={sizes} {...POSTER} className="absolute inset-0 size-full object-cover" />
      {source.kind === 'embed' ? (
        <EmbeddedFilm {...pill} url={source.url}>
          {text}
        </EmbeddedFilm>
      ) : (
        <FilmPlayer
          {...pill}
          url={source.url}
          mimeType={source.mimeType}
          captionsUrl={source.captionsUrl}
          pauseLabel={`${labels.pause}: ${title}`}
          pauseIcon={<Icon name="pause" weight="fill" />}
          isAmbient={isAmbient}
        >
          {text}
        </FilmPlayer>
      )}
    </div>
  )
}
