import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playFilm, playInView } from './play-in-view'

/** Reports to the film's observer how much of it is in view. */
let tellShare: (...shares: number[]) => void
/** Changes the visitor's preference for reduced motion. */
let tellMotion: (isReduced: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { intersectionRatio: number; isIntersecting: boolean }[]) => void) {
        tellShare = (...shares) => tell(shares.map(share => ({ intersectionRatio: share, isIntersecting: share > 0 })))
      }
      observe() {}
      disconnect() {}
    },
  )
  const motion = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => motion)
  tellMotion = isReduced => {
    motion.matches = isReduced
    motion.dispatchEvent(new Event('change'))
  }
})
afterEach(() => vi.unstubAllGlobals())

type Step = number | 'toggle' | 'reduced motion'

describe('a film that plays in view', () => {
  test.each<[what: string, steps: Step[], isPlaying: boolean]>([
    ['waits while less than half of it is in view', [0.49], false],
    ['plays from a half on', [0.5], true],
    ['pauses below that', [0.5, 0.4], false],
    ['stays paused once the visitor paused it', [1, 'toggle', 0, 1], false],
    ['follows the viewport again once the visitor played it', [1, 'toggle', 'toggle', 0, 1], true],
    ['never starts automatically with reduced motion', ['reduced motion', 1], false],
    ['plays with reduced motion when the visitor asks for it', ['reduced motion', 1, 'toggle'], true],
    ['does not start again with reduced motion', ['reduced motion', 1, 'toggle', 0, 1], false],
    ['stops when reduced motion is turned on while it plays', [1, 'reduced motion'], false],
    ['plays when the visitor asks for it, even with little of it in view', [0.2, 'toggle'], true],
  ])('%s: %j', (_, steps, isPlaying) => {
    const { film, toggle } = start()
    for (const step of steps) {
      if (typeof step === 'number') tellShare(step)
      else if (step === 'toggle') toggle()
      else tellMotion(true)
    }
    expect(film.paused).toBe(!isPlaying)
  })

  test('follows the last of several observer entries', () => {
    const { film } = start()
    tellShare(0.9, 0)
    expect(film.paused).toBe(true)
  })

  test('does not start automatically when the visitor saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { film, toggle } = start()
    tellShare(1)
    expect(film.paused).toBe(true)
    toggle()
    expect(film.paused).toBe(false)
  })
})

test('a film that could not be loaded is requested again by the next attempt', () => {
  const film = createFilm()
  playFilm(film)
  expect(film.load).not.toHaveBeenCalled()
  Object.defineProperty(film, 'networkState', { value: film.NETWORK_NO_SOURCE })
  playFilm(film)
  expect(film.load).toHaveBeenCalledOnce()
})

test.each([true, false])('the source for phones is chosen again where it was passed over: %s', isPhone => {
  const film = createFilm()
  film.innerHTML = '<source src="/tall.mp4" media="(width < 600px)"><source src="/wide.mp4">'
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  playFilm(film)
  expect(film.load).toHaveBeenCalledTimes(isPhone ? 1 : 0)
})

function start() {
  const film = createFilm()
  return { film, ...playInView(film) }
}

/** jsdom cannot play films, so this one only records whether it is paused. */
function createFilm(): HTMLVideoElement {
  const film = document.createElement('video')
  film.play = async () => setPaused(film, false)
  film.pause = () => setPaused(film, true)
  film.load = vi.fn()
  return film
}

function setPaused(film: HTMLVideoElement, paused: boolean): void {
  Object.defineProperty(film, 'paused', { value: paused, configurable: true })
}
