import { expect } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import { FeatureCarousel } from '@/components/sections/features'
import { HelpPictures } from '@/components/sections/how'
import { advance, drawFrame } from './clock'
import { features, how, pageData } from './content'
import { mountInSpace } from './mount'
import { find, focusOn } from './page'

/** The carousels that rotate automatically, with the times of the specification. */
export const PICTURES = {
  ...{ title: 'How We Help', count: 4, slideMs: 3_500, moveMs: 700 },
  element: (
    <div className="how-parts">
      <HelpPictures section={how} page={pageData} />
    </div>
  ),
}

export const DONORS = featuresOf('For donors', 'below')
export const MANAGEMENT = featuresOf('For masjid management', 'beside')

export const CAROUSELS = [PICTURES, DONORS, MANAGEMENT]

/** Longer than any slide is shown. */
export const LONG_MS = 20_000

/** A few frames, and long enough for a track to count as settled; far less than any slide is shown. */
const MOMENT_MS = 200

const ROUNDING_PX = 2

type Move = { seconds: number; property: string; way: 'forth' | 'back' }

/** Mounts a carousel, which is out of view at first. */
export function mountCarousel({ title, element }: typeof PICTURES): Carousel {
  mountInSpace(<div className="wrap overflow-x-clip">{element}</div>)
  return new Carousel(title)
}

/** The same, in view and moved by Swiper. */
export async function mountInView(shape: typeof PICTURES): Promise<Carousel> {
  const carousel = mountCarousel(shape)
  await carousel.bringIntoView()
  return carousel
}

function featuresOf(title: string, list: 'below' | 'beside'): typeof PICTURES {
  return {
    ...{ title, count: 5, slideMs: 4_500, moveMs: 800 },
    element: <FeatureCarousel section={features} page={pageData} list={list} />,
  }
}

export class Carousel {
  readonly region: Locator

  constructor(title: string) {
    this.region = page.getByRole('region', { name: title, exact: true })
  }

  get element(): Element {
    return this.region.element()
  }

  get track(): HTMLElement {
    return find('[aria-live]', this.element)
  }

  get frame(): HTMLElement {
    return this.track.parentElement ?? this.track
  }

  get isGliding(): boolean {
    return this.element.querySelector('.swiper-initialized') !== null
  }

  arrow(direction: 'Previous' | 'Next'): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^${direction}: `) })
  }

  /** The button that pauses or plays; its name changes with its state. */
  rotationButton(name: 'Pause' | 'Play' | 'Pause|Play'): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^(${name}): `) })
  }

  dot(slide: number): Locator {
    return this.region.getByRole('button', { name: new RegExp(`^${slide + 1} of \\d$`) })
  }

  /** Slides that screen readers get. */
  get slides(): Locator {
    return this.region.getByRole('group', { name: / of / })
  }

  /** Scrolls the slides to the middle of the window and waits until Swiper moves them, which takes far less than one slide's time. */
  async bringIntoView(): Promise<void> {
    // Otherwise its first import would take any number of moments of a stopped clock.
    await import('@/components/ui/carousel/swiper')
    this.track.scrollIntoView({ block: 'center', behavior: 'instant' })
    await drawFrame()
    for (let moment = 0; moment < 10 && !this.isGliding; moment++) await advance(MOMENT_MS)
    expect(this.isGliding).toBe(true)
  }

  /** Slides, counted from 0, that are wholly inside the frame. Their accessible names count from 1. */
  findShown(): number[] {
    const frame = this.frame.getBoundingClientRect()
    const shown = Array.from(this.track.children).filter(slide => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - ROUNDING_PX && right <= frame.right + ROUNDING_PX
    })
    return shown.map(slide => Number.parseInt(slide.ariaLabel ?? '', 10) - 1).sort()
  }

  /** Expects these slides once the track is at rest. A move in progress is finished at once; watchMoves tells how long it would take. */
  async expectShown(slides: number[]): Promise<void> {
    await expect.poll(() => this.finishMove().then(() => this.findShown())).toEqual(slides)
  }

  private async finishMove(): Promise<void> {
    const moves = this.track.getAnimations()
    for (const move of moves) move.finish()
    // Swiper learns of the end by an event in the next frame.
    if (moves.length > 0) await drawFrame()
  }

  async expectRotating(): Promise<void> {
    await expect.element(this.track).toHaveAttribute('aria-live', 'off')
  }

  async expectStill(): Promise<void> {
    await expect.element(this.track).toHaveAttribute('aria-live', 'polite')
  }

  /** Gives the current slide its full time again: hovering pauses the rotation, and leaving restarts it. */
  async restartSlide(): Promise<void> {
    await this.expectRotating()
    await userEvent.hover(this.region, { position: { x: 5, y: 5 } })
    await this.expectStill()
    await commands.moveMouse(0, 0)
    await this.expectRotating()
  }

  /** Records the transitions that the browser runs. The returned function gives the last completed one, or null. */
  watchMoves(): () => Move | null {
    const { track } = this
    let way: Move['way'] = 'forth'
    let last: Move | null = null
    const shift = (style: unknown) => new DOMMatrix(String(style)).e
    track.addEventListener('transitionrun', event => {
      const move = track.getAnimations().find(animation => animation instanceof CSSTransition)
      const effect = move?.effect
      if (event.target !== track || !(effect instanceof KeyframeEffect)) return
      const [from, to] = effect.getKeyframes()
      way = shift(to?.transform) < shift(from?.transform) ? 'forth' : 'back'
    })
    track.addEventListener('transitionend', ({ target, elapsedTime, propertyName }) => {
      if (target === track) last = { seconds: elapsedTime, property: propertyName, way }
    })
    return () => last
  }

  /** Moves the focus directly before the carousel, so that the next Tab enters it. */
  focusBefore(): void {
    const place = Object.assign(document.createElement('span'), { tabIndex: 0 })
    this.element.before(place)
    focusOn(place)
  }

  /** Lets the carousel notice a scroll or start a move. */
  async passMoment(): Promise<void> {
    await advance(MOMENT_MS)
  }
}
