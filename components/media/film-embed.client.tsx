'use client'

import { type ReactNode, useState } from 'react'
import { FilmPill, type FilmWords } from './film-pill'

/** A film on another site, to which nothing is sent before the click. Without JavaScript it is a link. */
export function FilmEmbed({ url, words, children }: { url: string; words: FilmWords; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <iframe
        ref={player => player?.focus()}
        src={withAutoplay(url)}
        title={words.name}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        className="film-cover"
      />
    )
  }
  return (
    <a
      href={url}
      onClick={event => {
        event.preventDefault()
        setIsOpen(true)
      }}
      className="group film-cover"
    >
      {children}
      <FilmPill icon="play" words={words} />
    </a>
  )
}

/** The click on the poster already was the click on play. */
function withAutoplay(url: string): string {
  const address = new URL(url)
  address.searchParams.set('autoplay', '1')
  return address.href
}
