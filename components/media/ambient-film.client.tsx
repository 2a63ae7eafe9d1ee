'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { startNear } from '@/components/ui/sight'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { FilmCaptions } from './film-captions.client'
import { type FilmFile, FilmVideo } from './film-video'
import { playFilm } from './play-film'

/** A silent film in a loop that plays while it is in view; a button pauses it. Without JavaScript it has the browser's controls. */
export function AmbientFilm({
  source,
  title,
  playPill,
  pausePill,
  captionsLabel,
  captionsIcon,
}: {
  source: FilmFile
  title: string
  playPill: ReactNode
  pausePill: ReactNode
  captionsLabel: string
  captionsIcon: ReactNode
}) {
  const video = useRef<HTMLVideoElement>(null)
  const toggle = useRef(toggleFilm)
  const [isPlaying, setIsPlaying] = useState(false)
  const isInteractive = useIsInteractive()

  useEffect(() => {
    const film = video.current
    if (!film) return
    return startNear(
      film,
      () => loadQuietly(() => import('./play-in-view')),
      ({ playInView }) => {
        const player = playInView(film)
        toggle.current = player.toggle
        return player.stop
      },
    )
  }, [])

  // Events come late, so this reads the current state of the film instead of the event's type.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => setIsPlaying(!currentTarget.paused)

  return (
    <>
      <FilmVideo
        ref={video}
        source={source}
        title={title}
        controls={!isInteractive}
        data-waits={isInteractive ? undefined : ''}
        muted
        loop
        onPlay={follow}
        onPause={follow}
      />
      {isInteractive && (
        <button
          type="button"
          onClick={() => video.current && toggle.current(video.current)}
          className="group film-cover"
        >
          {isPlaying ? pausePill : playPill}
        </button>
      )}
      {isInteractive && source.captionsUrl && <FilmCaptions video={video} label={captionsLabel} icon={captionsIcon} />}
    </>
  )
}

/** Until the film plays by itself. */
function toggleFilm(film: HTMLVideoElement): void {
  if (film.paused) playFilm(film)
  else film.pause()
}
