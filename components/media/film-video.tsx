import type { ComponentProps, SyntheticEvent } from 'react'
import type { Film } from '@/content/types'

export type FilmFile = Extract<Film['source'], { kind: 'file' }>

/** A film of our own that fills its place. Nothing of it is loaded before it plays; until then what lies below shows through. */
export function FilmVideo({
  source: { url, mimeType, captionsUrl },
  title,
  ...video
}: { source: FilmFile; title: string } & ComponentProps<'video'>) {
  return (
    <video
      aria-label={title}
      playsInline
      preload="none"
      // Captions of another origin load only when the film is asked for in the same way.
      crossOrigin={captionsUrl ? 'anonymous' : undefined}
      onError={stop}
      {...video}
      className="film absolute inset-0 size-full object-cover"
    >
      <source src={url} type={mimeType} onError={stop} />
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label={title} />}
    </video>
  )
}

/** A film that cannot be had would be taken to be playing for ever. */
function stop({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('video')?.pause()
}
