import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { untilAtRest } from '../../support/at-rest'
import { axeOptions } from '../../support/axe-rules'
import { listOverflow } from '../../support/overflow'

/** The first element with this selector. Throws if there is none. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

export function findAll(selector: string, within: ParentNode = document): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>(selector))
}

export function boxOf(selector: string, within?: ParentNode): DOMRect {
  return find(selector, within).getBoundingClientRect()
}

/** Without the mouse, which waits by timers that a test may have stopped. */
export function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** A color of the style sheets, a token or a system color, as the browser serializes it. */
export function colorOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

let complaints: string[] = []

/** From now on, whatever the browser complains about fails the test: errors on the console, uncaught ones, and files that do not load. */
export function watchComplaints(): void {
  console.error = (...words) => complaints.push(`console: ${words.join(' ')}`)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`))
  // Errors of pictures and scripts do not bubble.
  addEventListener('error', event => isPassedOver(event) || complaints.push(nameProblem(event)), true)
}

/** The complaints since the last call. */
export function takeComplaints(): string[] {
  const taken = complaints
  complaints = []
  return taken
}

/** A version of a film for other windows, at which browsers fire an error that has no reason to show. */
function isPassedOver({ target }: ErrorEvent): boolean {
  return target instanceof HTMLSourceElement && target.media !== '' && !matchMedia(target.media).matches
}

function nameProblem({ message, target }: ErrorEvent): string {
  return target instanceof Element ? `did not load: ${target.outerHTML.slice(0, 200)}` : `uncaught: ${message}`
}

/** Rules about a whole page, which a component alone cannot follow. */
const PART_OF_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region']

/** Checks everything that is mounted, as a part of a page. Axe needs the real clock; what waits for a stopped one never happens then. */
export async function expectAccessible(withoutRules = PART_OF_PAGE): Promise<void> {
  vi.useRealTimers()
  // While something fades in, axe measures a contrast that nobody reads.
  await untilAtRest()
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document, axeOptions(withoutRules))
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  expect(found).toEqual([])
}

/** Checks a mounted page with all rules, on a phone and on a large screen, where nothing may reach over an edge. */
export async function expectPageAccessible(): Promise<void> {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    await expectAccessible([])
    expect(listOverflow(), `at ${width} px`).toEqual([])
  }
}
