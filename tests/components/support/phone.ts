import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fillWords } from '@/lib/words/default-words'
import { PHONE_WORDS } from '@/schemas/objects/hero-phone.words'

const words = fillWords(PHONE_WORDS, {})

/** The phone of the hero, before and after it is tried. */
export const phone = {
  picture: page.getByRole('img', { name: 'A phone shows a gift of $50', exact: false }),
  page: page.getByRole('group', { name: words.page }),
  start: page.getByRole('button', { name: 'Try it: give $50' }),
  give: page.getByRole('button', { name: /^(Give \$|Giving)/ }),
  again: page.getByRole('button', { name: words.again }),
  status: page.getByRole('status'),
  choice: (name: string) => page.getByRole('radio', { name, exact: true }),
  cause: page.getByRole('combobox', { name: words.cause }),
  cover: page.getByRole('switch', { name: words.coverFees }),
  receipt: page.getByRole('heading', { name: /given$/ }),
}

export async function expectArmed(): Promise<void> {
  await expect.element(phone.page).toBeVisible()
  await expect.poll(() => document.querySelector('.phone form')?.hasAttribute('inert')).toBe(false)
}

/** The rows of the receipt, "Gift: $50.00". */
export function receiptRows(): string[] {
  return Array.from(document.querySelectorAll('.give-slip dl > div'), row =>
    Array.from(row.children, ({ textContent }) => textContent).join(': '),
  )
}

/** How many petals are in each state. */
export function petals(): Record<'lit' | 'mine' | 'part' | 'next' | 'steady', number> {
  const count = (state: string) => document.querySelectorAll(`.petals > .${state}:not(.petal-rim)`).length
  return { lit: count('lit'), mine: count('mine'), part: count('part'), next: count('next'), steady: count('steady') }
}

/** Keeps petals in flight until landPetal, however slow the machine is. Returns a function that ends this. */
export function holdPetals(): () => void {
  const { animate } = Element.prototype
  const spy = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...movement) {
    const flight = animate.apply(this, movement)
    flight.pause()
    return flight
  })
  return () => spy.mockRestore()
}

/** Lets the petal that flies arrive. */
export async function landPetal(): Promise<void> {
  for (const flight of document.querySelector('.petal-flying')?.getAnimations() ?? []) flight.finish()
  await expect.poll(() => document.querySelector('.petal-flying')).toBeNull()
}

/** A finger's tap on a part of the phone, which the browser reports for whatever is not inert there. */
export function tap(part: Element): void {
  const { left, top, width, height } = part.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
  const target = document.elementFromPoint(place.clientX, place.clientY) ?? document.body
  target.dispatchEvent(new PointerEvent('pointerover', { ...place, pointerType: 'touch' }))
  target.dispatchEvent(new PointerEvent('click', { ...place, pointerType: 'touch' }))
}
