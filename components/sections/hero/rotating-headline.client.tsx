'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { followSight, prefersReducedMotion } from '@/components/ui/sight'

const WORD_INTERVAL_MS = 2_400

/** `word` is the index of the word that is shown; while `isPlaying` the next one follows automatically. */
type Rotation = { word: number; isPlaying: boolean }

const START: Rotation = { word: 0, isPlaying: true }

type RotatingHeadlineProps = {
  words: string[]
  still: string
  pauseLabel: string
  playLabel: string
}

/**
 * A headline and the button that pauses it. Its text always contains the first word. The style sheet draws the other words in
 * the same place, one after the other, while the headline is in view.
 */
export function RotatingHeadline({ words, still, pauseLabel, playLabel }: RotatingHeadlineProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [rotation, setRotation] = useState(START)
  const [isSeen, setIsSeen] = useState(false)
  const isMoving = rotation.isPlaying && isSeen
  const [first, ...others] = words

  useEffect(() => {
    if (prefersReducedMotion()) setRotation(pause)
    if (heading.current) return followSight(heading.current, 0, setIsSeen)
  }, [])

  useEffect(() => {
    if (!isMoving) return
    const interval = setInterval(() => setRotation(rotation => showNext(rotation, words.length)), WORD_INTERVAL_MS)
    return () => clearInterval(interval)
  }, [isMoving, words.length])

  return (
    <>
      <h1 dir="auto" ref={heading} className="headline">
        <span className="headline-words text-action">
          <span data-shown={rotation.word === 0}>{first} </span>
          {others.map((word, index) => (
            <span key={word} aria-hidden data-word={word} data-shown={rotation.word === index + 1} />
          ))}
        </span>
        {still}
      </h1>
      <button
        type="button"
        aria-label={rotation.isPlaying ? pauseLabel : playLabel}
        onClick={() => setRotation(rotation.isPlaying ? pause(rotation) : play(rotation, words.length))}
        className="headline-control flex gap-[0.625rem] items-center min-h-[2.75rem] m-[0.625rem_0_0.25rem] pr-[0.5rem] rounded-sm text-ink-500 noscript:invisible [&_span]:ml-[0.25rem]"
      >
        {words.map((word, index) => (
          <i key={word} className={index === rotation.word ? 'headline-here' : undefined} />
        ))}
        <span>
          <Icon name={rotation.isPlaying ? 'pause' : 'play'} weight="fill" />
        </span>
      </button>
    </>
  )
}

/** Moves to the next word. The rotation ends with the last one. */
function showNext({ word }: Rotation, count: number): Rotation {
  const next = Math.min(word + 1, count - 1)
  return { word: next, isPlaying: next < count - 1 }
}

function pause({ word }: Rotation): Rotation {
  return { word, isPlaying: false }
}

/** Continues where it was paused, or starts over after the last word. */
function play({ word }: Rotation, count: number): Rotation {
  return word < count - 1 ? { word, isPlaying: true } : START
}
