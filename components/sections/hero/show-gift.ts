import { type GiftPetals, GOAL, petalsOf, RAISED } from '@/components/give/goal'
import type { PhoneCode } from '@/components/give/phone-texts'
import { prefersReducedMotion } from '@/components/ui/sight'
import { fillIn, formatDollars } from '@/lib/words/format'

/** Between the header and what is below it. */
const MARGIN_PX = 8

const SVG = 'http://www.w3.org/2000/svg'

type Given = {
  /** All that came in, with this gift. */
  raised: number
  amount: number
  petals: GiftPetals
  /** Weekly or monthly. */
  isSteady: boolean
  /** Second part of the tag, such as "you" in "$50 you". */
  note: string
  /** "Petal 7 is yours. $350 of $500 this week." */
  said: string
}

/** "Petal 7 is yours, every week. $350 of $500 this week." `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
export function sayGift(words: PhoneCode['words'], petals: GiftPetals, raised: number, often: number): string {
  const { first, last, kind, reachesGoal } = petals
  if (kind === 'beyond') return words.nextGoal
  const text = { whole: last > first ? words.petals : words.petal, half: words.half, part: words.part }[kind]
  const own = fillIn(text, { first, last, often: ['', words.yoursWeekly, words.yoursMonthly][often] ?? '' })
  const sum = { raised: formatDollars(raised), goal: formatDollars(GOAL) }
  return `${own} ${reachesGoal ? words.reached : fillIn(words.soFar, sum)}`
}

/** What stands beside the amount on the tag of a gift. */
export function sayWhose(words: PhoneCode['words'], often: number): string {
  return [words.you, words.youWeekly, words.youMonthly][often] ?? ''
}

/** Writes the tag and the sentence of a gift. They take their room, and are seen unless its petal is in flight. */
export function writeGift(art: Element, { amount, petals, note, said }: Given): void {
  setText(art, '.gift-mine > b', formatDollars(amount))
  setText(art, '.gift-mine > span', note)
  setText(art, '.phone-said > span', said)
  art.querySelector('.gift-mine')?.toggleAttribute('hidden', petals.kind === 'beyond')
  art.querySelector('.gift-own')?.removeAttribute('hidden')
}

/** Shows what a gift did, as it is in the end: petals and sum. The style sheet moves them there. */
export function showGift(art: Element, { raised, petals, isSteady }: Given): void {
  setPetals(art, raised, petals, isSteady)
  setText(art, '.goal-count', String(petalsOf(raised).whole))
  setText(art, '.goal-raised', formatDollars(raised))
  art.querySelector('.phone-try')?.setAttribute('hidden', '')
  art.classList.add('given')
  if (raised >= GOAL) art.classList.add('closed')
}

/** Scrolls to what a gift does, clear of header and rail: its tag, its petals and its sentence, or the upper ones where not all fit. */
export function scrollToGift(art: Element, { first, last, kind }: GiftPetals): void {
  const petals = [...art.querySelectorAll('.petals > path:not(.petal-rim)')].slice(first - 1, last)
  const words = [...art.querySelectorAll('.gift-own, .gift-own > *')]
  const boxes = [...(kind === 'beyond' ? [] : petals), ...words]
    // Not checkVisibility(), which Safari has from 17.4 on.
    .filter(part => part.getClientRects().length > 0)
    .map(part => part.getBoundingClientRect())
  const rail = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const above = aboveBelowHeader(Math.min(...boxes.map(({ top }) => top)))
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) + rail - innerHeight
  const top = above < 0 ? above : Math.min(above, Math.max(below, 0))
  scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

function setPetals(art: Element, raised: number, { first, kind }: GiftPetals, isSteady: boolean): void {
  const { whole, part } = petalsOf(raised)
  const ownFrom = petalsOf(RAISED).whole
  for (const rim of art.querySelectorAll('.petal-rim')) rim.remove()
  for (const [place, petal] of Array.from(art.querySelectorAll<SVGPathElement>('.petals > path')).entries()) {
    const isLit = place < whole
    const isPart = place === whole && part > 0
    const isNew = kind !== 'beyond' && place >= first - 1 && (isLit || isPart)
    const isNext = place === whole && !isPart
    petal.classList.toggle('lit', isLit)
    petal.classList.toggle('mine', (isLit && place >= ownFrom) || isPart)
    petal.classList.toggle('next', isNext)
    petal.classList.toggle('new', isNew)
    if (isNew) petal.classList.toggle('steady', isSteady)
    petal.classList.toggle('part', isPart)
    if (isPart) petal.style.setProperty('--size', String(Math.sqrt(part)))
    else petal.style.removeProperty('--size')
    if (isPart || petal.classList.contains('steady')) addRim(petal)
  }
}

/** The outline of a petal that does not fill it. */
function addRim(petal: SVGPathElement): void {
  const rim = document.createElementNS(SVG, 'path')
  rim.setAttribute('class', petal.classList.contains('steady') ? 'petal-rim steady' : 'petal-rim')
  rim.setAttribute('d', petal.getAttribute('d') ?? '')
  petal.before(rim)
}

function setText(art: Element, selector: string, text: string): void {
  const element = art.querySelector(selector)
  if (element) element.textContent = text
}

/** How far to scroll for this edge to be just below the header. Near the start of the page the header has its full height. */
function aboveBelowHeader(edge: number): number {
  const [full, now] = ['.header-bar', '.header-row'].map(part => document.querySelector(part)?.clientHeight ?? 0)
  const above = edge - (now ?? 0) - MARGIN_PX
  return scrollY + above > (full ?? 0) ? above : edge - (full ?? 0) - MARGIN_PX
}
