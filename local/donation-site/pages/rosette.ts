import { type Html, html } from '../../page.ts'
import { petalOf } from '../browser/goal.ts'
import { CORE, PETALS, SLAB } from '../rosette.gen.ts'

type Rosette = {
  /** What the classes of the petals follow; browser/rosette.ts changes them. */
  raised: number
  /** Follows the gifts of the page. */
  isGoal?: boolean
  /** In front of the core: in the units of the drawing. */
  count?: number
}

/** The week's goal: ten petals on their slab, of which a gift lights one for each $50. */
export function rosette({ raised, isGoal = false, count }: Rosette): Html {
  const petals = PETALS.map((path, place) => {
    const { state, size } = petalOf(place, raised)
    return html`<path class="${state}" transform="scale(${size})" d="${path}"/>`
  })
  return draw(petals, isGoal ? html` data-goal` : null, count === undefined ? null : countOf(count))
}

/** A rosette that stands for no goal: all petals are lit, none, or all but one. */
export function plainRosette(lit: 'all' | 'none' | { allBut: number }): Html {
  const isLit = (place: number) => (typeof lit === 'string' ? lit === 'all' : place !== lit.allBut)
  return draw(
    PETALS.map((path, place) => html`<path class="${isLit(place) ? 'lit' : ''}" d="${path}"/>`),
    null,
    null,
  )
}

function draw(petals: Html[], attribute: Html | null, middle: Html | null): Html {
  return html`<svg class="rosette" viewBox="-400 -400 800 800" aria-hidden="true"${attribute}><path class="rosette-slab" d="${SLAB}"/><g class="petal-rims">${PETALS.map(path => html`<path d="${path}"/>`)}</g><g class="petals">${petals}</g><path class="rosette-core" d="${CORE}"/>${middle}</svg>`
}

function countOf(count: number): Html {
  return html`<text class="rosette-count" y="44" text-anchor="middle" data-text="petals">${count}</text>`
}
