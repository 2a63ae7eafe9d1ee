// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playFilm, playInView } from './play-film'

/** Tells the film's observer how much of it is in view. */
let tellShare: (...shares: number[]) => void
/** Tells that the visitor's wish for less motion has changed. */
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

describe('a film that plays in view', () => {
  test('plays from one half on, and pauses below', () => {
    const { film } = start()
    tellShare(0.49)
    expect(film.paused).toBe(true)
    tellShare(0.5)
    expect(film.paused).toBe(false)
    tellShare(0.4)
    expect(film.paused).toBe(true)
  })

  test('follows the last of several tellings', () => {
    const { film } = start()
    tellShare(0.9, 0)
    expect(film.paused).toBe(true)
  })

  test('stays paused once the visitor has paused it, and follows the view again once the visitor has played it', () => {
    const { film, toggle } = start()
    tellShare(1)
    toggle()
    tellShare(0)
    tellShare(1)
    expect(film.paused).toBe(true)
    toggle()
    expect(film.paused).toBe(false)
    tellShare(0)
    tellShare(1)
    expect(film.paused).toBe(false)
  })

  test('waits for the visitor who wants less motion, each time', () => {
    const { film, toggle } = start()
    tellMotion(true)
    tellShare(1)
    expect(film.paused).toBe(true)
    toggle()
    expect(film.paused).toBe(false)
    tellShare(0)
    tellShare(1)
    expect(film.paused).toBe(true)
  })

  test('stops when less motion is wanted while it plays', () => {
    const { film } = start()
    tellShare(1)
    tellMotion(true)
    expect(film.paused).toBe(true)
  })

  test('waits for the visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { film, toggle } = start()
    tellShare(1)
    expect(film.paused).toBe(true)
    toggle()
    expect(film.paused).toBe(false)
  })

  test('plays on request even where little of it is in view', () => {
    const { film, toggle } = start()
    tellShare(0.2)
    toggle()
    expect(film.paused).toBe(false)
  })
})

test('a film that could not be had is asked for anew by the next try', () => {
  const film = createFilm()
  playFilm(film)
  expect(film.load).not.toHaveBeenCalled()
  Object.defineProperty(film, 'networkState', { value: film.NETWORK_NO_SOURCE })
  playFilm(film)
  expect(film.load).toHaveBeenCalledOnce()
})

function start() {
  const film = createFilm()
  return { film, ...playInView(film) }
}

/** jsdom plays nothing: the film only remembers what it was told. */
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
