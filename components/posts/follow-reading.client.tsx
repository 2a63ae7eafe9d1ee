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

  // Browsers fire either event once in a frame.
  const show = () => {
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
  show()
  const leaving = new AbortController()
  for (const event of ['scroll', 'resize']) addEventListener(event, show, { passive: true, signal: leaving.signal })
  return () => leaving.abort()
}

/** The line stops this much before the next heading until that one is reached. */
const FULL_PART = 0.92

/** In pixels; `end` is that of the text. `current` is the part that is read, -1 before the first; `progress`, from 0 to 1, leads from the first to the last heading. */
export function placeOf(at: number, tops: readonly number[], end: number) {
  const current = tops.findLastIndex(top => top <= at)
  const from = tops[current]
  if (from === undefined || tops.length < 2) return { current, progress: 0 }
  const to = tops[current + 1] ?? end
  const share = to > from ? Math.min(1, (at - from) / (to - from)) : 1
  return { current, progress: Math.min(1, (current + share * FULL_PART) / (tops.length - 1)) }
}
