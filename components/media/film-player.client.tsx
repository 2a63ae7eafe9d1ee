'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { type FilmFile, FilmVideo } from './film-video'
import { playFilm } from './play-film'

/** A self-hosted film that loads on a click and then has the browser's controls; without JavaScript it has them at once. */
export function FilmPlayer({ source, title, playPill }: { source: FilmFile; title: string; playPill: ReactNode }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const isInteractive = useIsInteractive()
  const hasPill = isInteractive && !hasStarted

  // The button that had the focus is gone, and the controls are on the film itself.
  useEffect(() => {
    if (hasStarted) video.current?.focus()
  }, [hasStarted])

  return (
    <>
      <FilmVideo
        ref={video}
        source={source}
        title={title}
        controls={!hasPill}
        data-waits={isInteractive ? undefined : ''}
        onPlaying={() => setHasStarted(true)}
      />
      {hasPill && (
        <button type="button" onClick={() => video.current && playFilm(video.current)} className="group film-cover">
          {playPill}
        </button>
      )}
    </>
  )
}
