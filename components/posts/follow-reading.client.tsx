'use client'

import { useEffect } from 'react'

/** Where on the screen people read, as a fraction of its height. */
const EYE_LEVEL = 0.35

export function FollowReading() {
  useEffect(followReading, [])
  return null
}

function followReading(): () => void {
  const list = document.querySelector<HTMLElement>('.contents-list')
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  const text = headings[0]?.closest('.rich-text')
  let frame = 0

  const show = () => {
    frame = 0
    if (!list || !text) return
    const tops = headings.map(heading => heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
    const { current, progress } = placeOf(innerHeight * EYE_LEVEL, tops, text.getBoundingClientRect().bottom)
    list.style.setProperty('--read', progress.toFixed(3))
    for (const [place, link] of links.entries()) {
      link.toggleAttribute('data-read', place < current)
      if (place === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const plan = () => {
    frame ||= requestAnimationFrame(show)
  }

  show()
  addEventListener('scroll', plan, { passive: true })
  addEventListener('resize', plan)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', plan)
    removeEventListener('resize', plan)
  }
}

type ReadingPlace = {
  /** The part that is read, counted from 0; -1 before the first. */
  current: number
  /** How much of the line from the first to the last heading is read, from 0 to 1. */
  progress: number
}

/** The line stops this much before the next heading until that one is reached. */
const FULL_PART = 0.92

/** All in pixels from the top of the page; `end` is that of the text. */
export function placeOf(at: number, tops: readonly number[], end: number): ReadingPlace {
  const current = tops.findLastIndex(top => top <= at)
  const from = tops[current]
  if (from === undefined || tops.length < 2) return { current, progress: 0 }
  const to = tops[current + 1] ?? end
  const share = to > from ? Math.min(1, (at - from) / (to - from)) : 1
  return { current, progress: Math.min(1, (current + share * FULL_PART) / (tops.length - 1)) }
}
