import { Html, html } from '../../page.ts'
import { petalsOf } from '../browser/goal.ts'
import { CRESTS } from '../crests.ts'

export const ROOT = '/donation-host'
export const ASSETS = `${ROOT}/assets`

export const CHECKED = new Html(' checked')
export const HIDDEN = new Html(' hidden')

/** A petal right of the top, in a viewBox of 200 × 200 around the center; the others are rotations of it. */
const PETAL = 'M41-56.4 11.3-34.9 0-69.7l7-21.6h22.7L48-78Z'
const CORE =
  'M41-56.4 29.7-21.6h36.6L36.7 0l29.6 21.6H29.7L41 56.4 11.3 34.9 0 69.7l-11.3-34.8L-41 56.4l11.3-34.8h-36.6L-36.7 0l-29.6-21.6h36.6L-41-56.4l29.7 21.5L0-69.7l11.3 34.8Z'
const PLACES = Array.from({ length: 10 }, (_, place) => place)

/** Its paths are in assets/icons.svg, from Phosphor. */
export function icon(name: string, className = ''): Html {
  return html`<svg class="icon ${className}" viewBox="0 0 256 256" aria-hidden="true"><use href="${ASSETS}/icons.svg#${name}"/></svg>`
}

export function logo(): Html {
  return html`<svg viewBox="0 0 64 64" aria-hidden="true"><path fill="#0a312b" d="M8 15.500l6-7.500 6 7.500 12 14.300 12-14.300 6-7.500 6 7.500V57H44V46.500c0-4.600-4-6.700-12-12.300-8 5.600-12 7.700-12 12.300V57H8z"/><path fill="#f3af37" d="M32 6.500l4.600 6.200L32 19l-4.600-6.300z"/></svg>`
}

/** The tile of a masjid, as the site draws it from the name. */
export function crest(name: string): Html {
  return html`<span class="crest" aria-hidden="true">${new Html(CRESTS[name] ?? '')}</span>`
}

/** The week's goal: complete petals, one that has begun, and the number of the complete ones. */
export function goalRosette(raised: number, className = ''): Html {
  const { complete, hasBegun } = petalsOf(raised)
  const stateOf = (place: number) =>
    place < complete ? ' is-complete' : place === complete && hasBegun ? ' has-begun' : ''
  return html`<svg class="rosette ${className}" data-goal viewBox="-100 -100 200 200" aria-hidden="true">${PLACES.map(
    place => petal(place, stateOf(place)),
  )}<path class="rosette-core" d="${CORE}"/><text class="rosette-count" y="14" text-anchor="middle" data-text="petals">${complete}</text></svg>`
}

/** Ten petals, complete or with gaps at some places, around `middle`. */
export function rosette({ gaps = [], middle = null }: { gaps?: number[]; middle?: Html | null }): Html {
  const petals = PLACES.filter(place => !gaps.includes(place)).map(place => petal(place, ' is-complete'))
  return html`<svg class="rosette is-on-paper" viewBox="-100 -100 200 200" aria-hidden="true">${petals}<path class="rosette-core" d="${CORE}"/>${middle}</svg>`
}

/** The tile of the brand as a bullet. */
export function kite(className: string): Html {
  return html`<i class="kite ${className}" aria-hidden="true"></i>`
}

export function giftTag(): Html {
  return html`<div class="gift-tag" hidden>${kite('')}<div><b data-text="amount"></b><span class="gift-tag-text">your gift, just now</span></div></div>`
}

function petal(place: number, state: string): Html {
  return html`<path class="petal${state}" d="${PETAL}" transform="rotate(${36 * place})"/>`
}
