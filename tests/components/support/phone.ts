import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fillWords } from '@/lib/default-words'
import { PHONE_WORDS } from '@/lib/phone-words'

const words = fillWords(PHONE_WORDS, {})

/** The phone of the hero, before and after it is tried. */
export const phone = {
  picture: page.getByRole('img', { name: 'A phone shows a gift of $50', exact: false }),
  page: page.getByRole('group', { name: words.page }),
  start: page.getByRole('button', { name: 'Try it: give $50' }),
  give: page.getByRole('button', { name: /^(Give \$|Giving)/ }),
  again: page.getByRole('button', { name: words.again }),
  note: page.getByText(words.example),
  status: page.getByRole('status'),
  choice: (name: string) => page.getByRole('radio', { name, exact: true }),
  cause: page.getByRole('combobox', { name: words.cause }),
  cover: page.getByRole('switch', { name: words.coverFees }),
  receipt: page.getByRole('heading', { name: /given$/ }),
}

export async function expectArmed(): Promise<void> {
  await expect.element(phone.page).toBeVisible()
  await expect.element(phone.note).toBeVisible()
  await expect.element(phone.start).not.toBeInTheDocument()
}

/** The rows of the receipt, "Gift: $50.00". */
export function receiptRows(): string[] {
  return Array.from(document.querySelectorAll('.phone-slip dl > div'), row =>
    Array.from(row.children, ({ textContent }) => textContent).join(': '),
  )
}

/** Tiles that gifts have lit, and those that are outlined as the next. */
export function giftTiles(): { lit: number; next: number } {
  const count = (name: string) => document.querySelectorAll(`.gift-tiles > .${name}`).length
  return { lit: count('lit'), next: count('next') }
}

/** A finger's tap on a part of the phone, which the browser reports for whatever is not inert there. */
export function tap(part: Element): void {
  const { left, top, width, height } = part.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
  const target = document.elementFromPoint(place.clientX, place.clientY) ?? document.body
  target.dispatchEvent(new PointerEvent('pointerover', { ...place, pointerType: 'touch' }))
  target.dispatchEvent(new PointerEvent('click', { ...place, pointerType: 'touch' }))
}
