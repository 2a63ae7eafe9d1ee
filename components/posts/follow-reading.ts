import { placeOf } from './reading-place'

/** Where on the screen people read, as a fraction of its height. */
const EYE_LEVEL = 0.35

/** Keeps the list of contents at the part that is read; call the returned function to end it. */
export function followReading(): () => void {
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
