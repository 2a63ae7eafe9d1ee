import { formatDollars } from '@/lib/format'
import { type GiftPetals, GOAL, petalsOf, RAISED } from './goal'

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
