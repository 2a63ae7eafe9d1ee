import { petalOf } from './goal.ts'

/** Draws what has come in on every rosette of the goal. Petals that were not so before set into their place. */
export function drawPetals(raised: number): void {
  for (const rosette of document.querySelectorAll('[data-goal]')) {
    for (const [place, petal] of rosette.querySelectorAll('.petals > path').entries()) {
      const { state, size } = petalOf(place, raised)
      const isNew = state.includes('mine') && !(petal.classList.contains('lit') && petal.classList.contains('mine'))
      petal.setAttribute('class', isNew ? `${state} new` : state)
      petal.setAttribute('transform', `scale(${size})`)
    }
  }
}
