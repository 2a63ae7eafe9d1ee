import Swiper from 'swiper'
import type { Glide } from '@/components/ui/carousel-glide'
import { readTrack, type TellPosition, type TrackFollower } from '@/components/ui/carousel-track'

/** A track that stands still for this long is not being scrolled. */
const REST_MS = 100

/** A swipe on a trackpad goes on telling for a while after the fingers have left it. */
const WHEEL_RESTS_MS = 150

/** Loaded when a carousel comes near. The track and its slides bear Swiper's classes; its parent is the window on them. */
export function followSwiper(track: HTMLElement, { moveMs, wraps }: Glide, tell: TellPosition): TrackFollower {
  const frame = track.parentElement
  if (!frame) throw new Error('The track of a carousel stands in a frame')
  const swiper = new Swiper(frame, {
    initialSlide: readTrack(track).first,
    slidesPerView: 'auto',
    speed: moveMs,
    loop: wraps,
    loopPreventsSliding: false,
    resizeObserver: false,
    updateOnWindowResize: false,
  })
  swiper.on('realIndexChange', () => tell({ first: swiper.realIndex, visible: 1 }))
  const step = (by: 1 | -1) => moveTo(swiper, swiper.realIndex + by)
  const sizes = new ResizeObserver(() => refit(swiper))
  sizes.observe(frame)
  const listening = new AbortController()
  const { signal } = listening
  track.addEventListener('keydown', event => stepByKey(event, step), { signal })
  track.addEventListener('wheel', stepByWheel(step), { signal, passive: false })
  // The browser would drag a picture away where the visitor drags the slides.
  track.addEventListener('dragstart', event => event.preventDefault(), { signal })
  return {
    moveTo: slide => moveTo(swiper, slide),
    stop: () => {
      listening.abort()
      sizes.disconnect()
      swiper.destroy()
    },
  }
}

/** Resolves when nothing scrolls the track: the slides must not jump under a finger. */
export async function untilAtRest(track: HTMLElement): Promise<void> {
  let before: number
  do {
    before = track.scrollLeft
    await new Promise(resolve => setTimeout(resolve, REST_MS))
  } while (track.scrollLeft !== before)
}

/** Around the ends of a loop the way to a neighbour is one step in its direction, and not back over all slides. */
function moveTo(swiper: Swiper, slide: number): void {
  if (!swiper.params.loop) {
    swiper.slideTo(slide)
    return
  }
  const count = swiper.slides.length
  const distance = (slide - swiper.realIndex + count) % count
  if (distance === 1) swiper.slideNext()
  else if (distance === count - 1) swiper.slidePrev()
  // Swiper's own slideToLoop moves in a later frame, and may then undo what was asked meanwhile.
  else swiper.slideTo(swiper.slides.findIndex(({ dataset }) => dataset.swiperSlideIndex === String(slide)))
}

/** Keeps the slide under another width. Swiper itself would do so two frames later, and lose a press in between. */
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

/** One step for each swipe to the side, which must not leave the page either. */
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
