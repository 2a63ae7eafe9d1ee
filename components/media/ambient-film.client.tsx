'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { FilmCaptions } from './film-captions.client'
import { type FilmFile, FilmVideo } from './film-video'
import { playInView } from './play-film'

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
  const player = useRef<ReturnType<typeof playInView>>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const isInteractive = useIsInteractive()

  useEffect(() => {
    if (!video.current) return
    player.current = playInView(video.current)
    return player.current.stop
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
          onClick={() => player.current?.toggle()}
          className="group absolute inset-0 w-full focus-visible:outline-none"
        >
          {isPlaying ? pausePill : playPill}
        </button>
      )}
      {isInteractive && source.captionsUrl && <FilmCaptions video={video} label={captionsLabel} icon={captionsIcon} />}
    </>
  )
}
