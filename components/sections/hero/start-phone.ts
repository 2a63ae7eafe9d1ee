import { prefersReducedMotion } from '@/components/ui/sight'
import { fillIn, formatDollars } from '@/lib/format'
import { formatCents, formatExactDollars } from '@/lib/format-exact'
import { type CodeWords, readCodeWords } from './code-words'
import { workOutGift } from './gift'
import { artOf, lightNextTile, outlineNextTile } from './gift-tiles'
import { showReceipt } from './receipt'

/** How long the button says that it gives. */
const GIVING_MS = 650

/**
 * Turns the picture of the phone into its form, once. `cause` is what the visitor did to the phone or to its button before this code was
 * loaded; a tap counts for what lies under it. Hovering over the button only loads the code.
 */
export function startPhone(phone: HTMLElement, button: HTMLElement, cause: Event): void {
  const isButton = button.contains(cause.target as Node | null)
  if (isButton && cause.type !== 'click') return
  const form = phone.querySelector('form')
  if (!form) throw new Error('The phone has no form')
  if (form.inert) arm(phone, form, button)
  if (isButton) focusAmount(form)
  else if (cause instanceof MouseEvent && cause.type === 'click' && !form.contains(cause.target as Node))
    tap(form, cause)
}

function arm(phone: HTMLElement, form: HTMLFormElement, button: HTMLElement): void {
  const art = artOf(phone)
  art?.classList.add('armed')
  phone.role = 'group'
  phone.ariaLabel = phone.dataset.page ?? ''
  form.inert = false
  button.hidden = true
  art?.querySelector('.phone-note')?.removeAttribute('hidden')
  if (art) outlineNextTile(art)
  work(phone, form)
}

function work(phone: HTMLElement, form: HTMLFormElement): void {
  const words = readCodeWords(form.dataset.words ?? '')
  const draw = () => drawForm(form, words)
  form.addEventListener('input', draw)
  form.addEventListener('submit', event => {
    event.preventDefault()
    const give = buttonOf(form)
    if (give.ariaDisabled === 'true') return
    give.ariaDisabled = 'true'
    give.textContent = words.giving
    setTimeout(
      () => {
        give.ariaDisabled = null
        receive(phone, form, words)
      },
      prefersReducedMotion() ? 0 : GIVING_MS,
    )
  })
}

function receive(phone: HTMLElement, form: HTMLFormElement, words: CodeWords): void {
  const gift = readGift(form)
  const status = artOf(phone)?.querySelector('[role=status]')
  drawForm(form, words)
  showReceipt(form, buttonOf(form), { ...gift, words }, () => {
    form.reset()
    drawForm(form, words)
    if (status) status.textContent = ''
    focusAmount(form)
  })
  const isLit = lightNextTile(phone, `+${formatDollars(gift.amount)}`)
  const said = fillIn(words.receipt, { total: formatCents(gift.total), masjid: words.masjid })
  if (status) status.textContent = [said, isLit && words.tile, words.moved].filter(Boolean).join(' ')
}

function drawForm(form: HTMLFormElement, words: CodeWords): void {
  const { amount, fees, total, coversFees, often } = readGift(form)
  const after = ['', words.aWeek, words.aMonth][often]
  setText(form, '.phone-sum', formatDollars(amount))
  setText(form, 'small', fillIn(coversFees ? words.adds : words.wouldAdd, { amount: formatCents(fees) }))
  buttonOf(form).textContent = `${fillIn(words.give, { amount: formatExactDollars(total) })} ${after}`.trim()
}

/** `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
function readGift(form: HTMLFormElement) {
  const entries = new FormData(form)
  const amount = Number(entries.get('amount'))
  const coversFees = entries.has('cover')
  const sums = workOutGift({ amount, feePercent: Number(form.dataset.feePercent), coversFees })
  return { amount, coversFees, ...sums, cause: String(entries.get('cause')), often: Number(entries.get('often')) }
}

/** What a tap hits that came before the code; the browser lets nobody but itself open a list of choices, save with showPicker. */
function tap(form: HTMLFormElement, { clientX, clientY }: MouseEvent): void {
  const hit = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('label, button, select')
  if (!hit || !form.contains(hit)) return
  if (hit instanceof HTMLSelectElement && navigator.userActivation?.isActive) hit.showPicker()
  else hit.click()
}

function focusAmount(form: HTMLFormElement): void {
  const amount = form.querySelector<HTMLElement>('[name=amount]:checked')
  amount?.focus({ preventScroll: true })
  const { top, bottom } = form.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  form.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

function buttonOf(form: HTMLFormElement): HTMLElement {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!button) throw new Error('The form of the phone has no button')
  return button
}

function setText(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector)
  if (element) element.textContent = text
}
