import Swiper from 'swiper'

/** A track that has not moved for this long is not being scrolled. */
const REST_MS = 100

/** Trackpads keep sending wheel events for a while after a swipe; only a longer pause starts a new one. */
const WHEEL_RESTS_MS = 150

/** Moves the slides from now on, and tells which one is shown. Loaded when a carousel is near the viewport. The track and its slides have Swiper's class names; the parent clips them. */
export function followSwiper(
  track: HTMLElement,
  { moveMs, wraps }: { moveMs: number; wraps: boolean },
  requested: number | null,
  tell: (slide: number) => void,
) {
  const frame = track.parentElement
  if (!frame) throw new Error('The track of a carousel stands in a frame')
  const swiper = new Swiper(frame, {
    initialSlide: requested ?? nearestSlide(track),
    slidesPerView: 'auto',
    speed: moveMs,
    loop: wraps,
    loopPreventsSliding: false,
    resizeObserver: false,
    updateOnWindowResize: false,
  })
  tell(swiper.realIndex)
  swiper.on('realIndexChange', () => tell(swiper.realIndex))
  const step = (by: 1 | -1) => moveTo(swiper, swiper.realIndex + by)
  const sizes = new ResizeObserver(() => refit(swiper))
  sizes.observe(frame)
  const listening = new AbortController()
  const { signal } = listening
  track.addEventListener('keydown', event => stepByKey(event, step), { signal })
  track.addEventListener('wheel', stepByWheel(step), { signal, passive: false })
  // Otherwise the browser starts to drag the picture when the visitor drags the slides.
  track.addEventListener('dragstart', event => event.preventDefault(), { signal })
  return {
    moveTo: (slide: number) => moveTo(swiper, slide),
    stop: () => {
      listening.abort()
      sizes.disconnect()
      swiper.destroy()
    },
  }
}

/** Resolves when the track is not being scrolled, because slides must not jump under a finger. */
export async function untilAtRest(track: HTMLElement): Promise<void> {
  let before: number
  do {
    before = track.scrollLeft
    await new Promise(resolve => setTimeout(resolve, REST_MS))
  } while (track.scrollLeft !== before)
}

function nearestSlide(track: HTMLElement): number {
  const start = track.getBoundingClientRect().left
  const distances = Array.from(track.children, slide => Math.abs(slide.getBoundingClientRect().left - start))
  return distances.indexOf(Math.min(...distances))
}

/** At the ends of a loop a neighbour is one step away, so the slides must not move back across all others. */
function moveTo(swiper: Swiper, slide: number): void {
  if (!swiper.params.loop) {
    swiper.slideTo(slide)
    return
  }
  const count = swiper.slides.length
  const distance = (slide - swiper.realIndex + count) % count
  if (distance === 1) swiper.slideNext()
  else if (distance === count - 1) swiper.slidePrev()
  // Swiper's slideToLoop moves in a later frame and may then undo a move that was requested in between.
  else swiper.slideTo(swiper.slides.findIndex(({ dataset }) => dataset.swiperSlideIndex === String(slide)))
}

/** Keeps the current slide when the width changes. Swiper does so two frames later and loses a click in between. */
function refit(swiper: Swiper): void {
  if (swiper.el.clientWidth === swiper.width) return
  swiper.updateSize()
  swiper.updateSlides()
  swiper.updateSlidesClasses()
  swiper.slideTo(swiper.activeIndex, 0, false)
}

type Step = (by: 1 | -1) => void

function stepByKey(event: KeyboardEvent, step: Step): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  step(event.key === 'ArrowRight' ? 1 : -1)
}

/** One step for each horizontal swipe, which must not go back in the browser's history either. */
function stepByWheel(step: Step): (event: WheelEvent) => void {
  let lastMs = Number.NEGATIVE_INFINITY
  return event => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    const isNew = event.timeStamp - lastMs > WHEEL_RESTS_MS
    lastMs = event.timeStamp
    if (isNew) step(event.deltaX > 0 ? 1 : -1)
  }
}
