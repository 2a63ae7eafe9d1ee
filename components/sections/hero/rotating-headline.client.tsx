'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { followSight, prefersReducedMotion } from '@/components/ui/sight'

const WORD_INTERVAL_MS = 2_400

type RotatingHeadlineProps = { words: string[]; still: string; pauseHeadline: string; playHeadline: string }

/** Its text always contains the first word. The style sheet draws the other words in the same place while the headline is in view. */
export function RotatingHeadline({ words, still, pauseHeadline, playHeadline }: RotatingHeadlineProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isSeen, setIsSeen] = useState(false)
  const last = words.length - 1
  const isOver = shown >= last
  const isPlaying = !isPaused && !isOver
  const isMoving = isPlaying && isSeen
  const [first, ...others] = words

  useEffect(() => {
    setIsPaused(prefersReducedMotion())
    if (heading.current) return followSight(heading.current, 0, setIsSeen)
  }, [])

  useEffect(() => {
    if (!isMoving) return
    const interval = setInterval(() => setShown(shown => Math.min(shown + 1, last)), WORD_INTERVAL_MS)
    return () => clearInterval(interval)
  }, [isMoving, last])

  /** Goes on where it was paused, or starts over after the last word. */
  function toggle() {
    setIsPaused(isPlaying)
    if (isOver) setShown(0)
  }

  return (
    <>
      <h1 dir="auto" ref={heading} className="headline">
        <span className="headline-words text-action">
          <span data-shown={shown === 0}>{first} </span>
          {others.map((word, index) => (
            <span key={word} aria-hidden data-word={word} data-shown={shown === index + 1} />
          ))}
        </span>
        {still}
      </h1>
      <button
        type="button"
        aria-label={isPlaying ? pauseHeadline : playHeadline}
        onClick={toggle}
        className="headline-control flex gap-[0.625rem] items-center min-h-[2.75rem] m-[0.625rem_0_0.25rem] pr-[0.5rem] rounded-sm text-ink-500 noscript:invisible [&_span]:ml-[0.25rem]"
      >
        {words.map((word, index) => (
          <i key={word} className={index === shown ? 'headline-here' : undefined} />
        ))}
        <span>
          <Icon name={isPlaying ? 'pause' : 'play'} weight="fill" />
        </span>
      </button>
    </>
  )
}
