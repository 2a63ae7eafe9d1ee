import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import type { Film } from '@/content/types'

export type FilmFile = Extract<Film['source'], { kind: 'file' }>

/** A self-hosted film that fills its container. Nothing is loaded before it plays; until then the poster below is visible. */
export function FilmVideo({
  source: { url, mimeType, captionsUrl },
  title,
  onPlaying,
  ...video
}: { source: FilmFile; title: string } & ComponentProps<'video'>) {
  const [hasStarted, setHasStarted] = useState(false)
  return (
    <video
      aria-label={title}
      playsInline
      preload="none"
      // Captions from another origin load only when the film is requested with CORS too.
      crossOrigin={captionsUrl ? 'anonymous' : undefined}
      data-started={hasStarted ? '' : undefined}
      onError={stop}
      onPlaying={event => {
        setHasStarted(true)
        onPlaying?.(event)
      }}
      {...video}
      className="film"
    >
      <source src={url} type={mimeType} onError={stop} />
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label={title} />}
    </video>
  )
}

/** A film that cannot be loaded would otherwise count as playing forever. */
function stop({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('video')?.pause()
}
