import { FilmEmbed } from '@/components/media/film-embed.client'
import { FilmFile } from '@/components/media/film-file.client'
import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import type { Film as FilmData, Labels } from '@/content/types'

type FilmProps = {
  film: FilmData | null
  labels: Labels
  sizes: string
  isAmbient?: boolean
  className?: string
}

/** CSS pixels; films are 16:9, and those for windows below 600 px 4:5. */
const POSTER = { width: 1280, height: 720 }
const TALL_POSTER = { width: 524, height: 655 }

/** A poster with a button that names the film. Nothing of the film is loaded before it plays. */
export function Film({ film, labels, sizes, isAmbient = false, className }: FilmProps) {
  if (!film) return null
  const { source, poster, posterTall, title, length } = film
  const { play, pause, captions } = labels
  const words = { name: title || poster?.alt || play, title, length, play, pause, captions }
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
        <FilmEmbed url={source.url} words={words}>
          {posterPicture}
        </FilmEmbed>
      ) : (
        <>
          {/* Below the film instead of in its `poster`, which browsers load at once. */}
          {posterPicture}
          <FilmFile source={source} words={words} isAmbient={isAmbient} />
        </>
      )}
    </div>
  )
}
