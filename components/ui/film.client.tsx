'use client'

import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'

type Pill = { title: string; playLabel: string; playIcon: ReactNode; children: ReactNode }

const PILL =
  'absolute bottom-3 left-3 flex min-h-13 items-center gap-3.5 rounded-full bg-ink-950 p-[5px] font-[620] text-paper text-ui shadow-4 focus-visible:rounded-full focus-visible:outline-saffron-300 focus-visible:-outline-offset-3 sm:bottom-6 sm:left-6 sm:min-h-15 sm:p-2 sm:text-base'

/** A film of our own. Without JavaScript the browser's controls play it. */
export function FilmPlayer({
  url,
  mimeType,
  captionsUrl,
  title,
  playLabel,
  playIcon,
  pauseLabel,
  pauseIcon,
  isAmbient,
  children,
}: Pill & {
  url: string
  mimeType: string
  captionsUrl: string | null
  pauseLabel: string
  pauseIcon: ReactNode
  isAmbient: boolean
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  const hasPill = useIsInteractive() && (isAmbient || !hasStarted)

  return (
    <>
      <video
        ref={video}
        aria-label={title}
        controls={!hasPill}
        muted={isAmbient}
        loop={isAmbient}
        playsInline
        preload="none"
        crossOrigin="anonymous"
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
        <button
          type="button"
          aria-label={isPlaying ? pauseLabel : playLabel}
          onClick={() => (isPlaying ? video.current?.pause() : video.current?.play())}
          className={PILL}
        >
          <PillDisc>{isPlaying ? pauseIcon : playIcon}</PillDisc>
          {children}
        </button>
      )}
    </>
  )
}

/** A film on another site, which hears of the visitor only after the click. Without JavaScript it is a link. */
export function EmbeddedFilm({ url, title, playLabel, playIcon, children }: Pill & { url: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <iframe
        src={withAutoplay(url)}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        className="absolute inset-0 size-full"
      />
    )
  }
  return (
    <a
      href={url}
      aria-label={playLabel}
      onClick={event => {
        event.preventDefault()
        setIsOpen(true)
      }}
      className={PILL}
    >
      <PillDisc>{playIcon}</PillDisc>
      {children}
    </a>
  )
}

function PillDisc({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-10.5 place-items-center rounded-full bg-saffron-400 text-ink-950 sm:size-11">
      {children}
    </span>
  )
}

/** The click on the poster was the click on play. */
function withAutoplay(url: string): string {
  const address = new URL(url)
  address.searchParams.set('autoplay', '1')
  return address.href
}

/** False on the server and while React takes over its HTML, true from then on. */
function useIsInteractive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
