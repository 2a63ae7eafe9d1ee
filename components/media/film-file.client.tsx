'use client'

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { Film } from '@/content/types'
import { FilmCaptions } from './film-captions.client'
import { FilmPill, type FilmWords } from './film-pill'
import { playFilm, playInView } from './play-in-view'

type FilmFileProps = {
  source: Extract<Film['source'], { kind: 'file' }>
  words: FilmWords
  /** Silent, in a loop, and playing while it is in view; its button pauses it. Any other plays on a click and then has the browser's controls. */
  isAmbient: boolean
}

/** Where the frame is upright. Without JavaScript it never is. */
const ON_PHONES = '(width < 37.5rem) and (scripting: enabled)'

/** Nothing is loaded before it plays; until then the poster below is visible. Without JavaScript it has the browser's controls. */
export function FilmFile({ source: { url, tallUrl, mimeType, captionsUrl }, words, isAmbient }: FilmFileProps) {
  const video = useRef<HTMLVideoElement>(null)
  const press = useRef(playFilm)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  const isInteractive = useIsInteractive()
  const hasPill = isInteractive && (isAmbient || !hasStarted)

  useEffect(() => {
    const film = video.current
    if (!film || !isAmbient) return
    const player = playInView(film)
    press.current = player.toggle
    return player.stop
  }, [isAmbient])

  // The button that had the focus is gone, and the controls are on the film itself.
  useEffect(() => {
    if (hasStarted && !isAmbient) video.current?.focus()
  }, [hasStarted, isAmbient])

  // Events come late, so this reads the current state of the film instead of the event's type.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setIsPlaying(!currentTarget.paused)

  return (
    <>
      <video
        ref={video}
        aria-label={words.name}
        playsInline
        preload="none"
        // Captions from another origin load only when the film is requested with CORS too.
        crossOrigin={captionsUrl ? 'anonymous' : undefined}
        controls={!hasPill}
        muted={isAmbient}
        loop={isAmbient}
        data-waits={isInteractive ? undefined : ''}
        data-started={hasStarted ? '' : undefined}
        onError={stop}
        onPlay={follow}
        onPause={follow}
        onPlaying={() => setHasStarted(true)}
        className="film"
      >
        {tallUrl && <source src={tallUrl} media={ON_PHONES} />}
        <source src={url} type={mimeType} onError={stop} />
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label={words.name} />}
      </video>
      {hasPill && (
        <button
          type="button"
          onClick={() => video.current && press.current(video.current)}
          className="group film-cover"
        >
          <FilmPill icon={isPlaying && isAmbient ? 'pause' : 'play'} words={words} isSmall={isAmbient} />
        </button>
      )}
      {isInteractive && isAmbient && captionsUrl && (
        <FilmCaptions video={video} label={`${words.captions}: ${words.name}`} />
      )}
    </>
  )
}

/** A film that cannot be loaded would otherwise count as playing forever. */
function stop({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('video')?.pause()
}
