'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A film of our own. Without JavaScript the browser's controls play it. */
export function FilmPlayer({
  url,
  mimeType,
  captionsUrl,
  posterUrl,
  title,
  playPill,
  pausePill,
  isAmbient,
}: {
  url: string
  mimeType: string
  captionsUrl: string | null
  posterUrl: string
  title: string
  playPill: ReactNode
  pausePill: ReactNode
  /** The pill stays; otherwise the browser's controls take over once the film has started. */
  isAmbient: boolean
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  const hasPill = useIsInteractive() && (isAmbient || !hasStarted)

  // The button that had the focus is gone by now; the controls are on the film itself.
  useEffect(() => {
    if (hasStarted && !isAmbient) video.current?.focus()
  }, [hasStarted, isAmbient])

  function toggle() {
    if (isPlaying) video.current?.pause()
    else video.current?.play().catch(() => setIsPlaying(false))
  }

  return (
    <>
      <video
        ref={video}
        aria-label={title}
        poster={posterUrl}
        controls={!hasPill}
        muted={isAmbient}
        loop={isAmbient}
        playsInline
        preload="none"
        // Captions of another origin load only when the film is asked for in the same way.
        crossOrigin={captionsUrl ? 'anonymous' : undefined}
        onPlay={() => {
          setIsPlaying(true)
          setHasStarted(true)
        }}
        onPause={() => setIsPlaying(false)}
        className="absolute inset-0 size-full object-cover"
      >
        <source src={url} type={mimeType} />
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label={title} />}
      </video>
      {hasPill && (
        <button type="button" onClick={toggle} className="group absolute inset-0 w-full focus-visible:outline-none">
          {isPlaying ? pausePill : playPill}
        </button>
      )}
    </>
  )
}

/** False on the server and while React takes over its HTML, true from then on. */
function useIsInteractive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
