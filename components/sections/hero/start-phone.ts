import { workOutGift } from '@/components/give/gift'
import { petalsOf, petalsOfGift, RAISED } from '@/components/give/goal'
import { keepGift } from '@/components/give/own-gift.client'
import type { PhoneCode } from '@/components/give/phone-texts'
import { prefersReducedMotion } from '@/components/ui/sight'
import { fillIn, formatDollars } from '@/lib/words/format'
import { formatCents, formatExactDollars } from '@/lib/words/format-exact'
import { flyPetal, type Rosette } from './flight'
import { showReceipt } from './receipt'
import { sayGift, sayWhose, scrollToGift, showGift, writeGift } from './show-gift'

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
  const isOver = cause.target instanceof Element && phone.contains(cause.target) && !form.contains(cause.target)
  if (form.inert) arm(phone, form)
  if (isButton) focusAmount(form)
  // What a click removed, such as the receipt, is no longer in the phone, and what then lies there was not meant.
  else if (cause instanceof MouseEvent && cause.type === 'click' && isOver) tap(form, cause)
}

function arm(phone: HTMLElement, form: HTMLFormElement): void {
  phone.role = 'group'
  phone.ariaLabel = phone.dataset.page ?? ''
  form.inert = false
  work(phone, form)
}

function work(phone: HTMLElement, form: HTMLFormElement): void {
  const art = phone.parentElement
  if (!art) throw new Error('The phone is in no picture')
  const code: PhoneCode = JSON.parse(phone.dataset.code ?? '')
  const draw = () => drawForm(form, code)
  let raised = RAISED
  let startedAt: number | null = null
  for (const type of ['focusin', 'pointerdown', 'keydown'])
    form.addEventListener(type, ({ timeStamp }) => {
      startedAt ??= timeStamp
    })
  form.addEventListener('input', draw)
  form.addEventListener('submit', event => {
    event.preventDefault()
    const give = buttonOf(form)
    if (give.ariaDisabled === 'true') return
    give.ariaDisabled = 'true'
    give.textContent = code.words.giving
    setTimeout(
      () => {
        give.ariaDisabled = null
        const before = raised
        const { amount } = readGift(form, code)
        raised += amount
        keepGift(amount, performance.now() - (startedAt ?? event.timeStamp))
        startedAt = null
        receive(art, form, code, before)
      },
      prefersReducedMotion() ? 0 : GIVING_MS,
    )
  })
}

/** Receipt, petal, count: one after the other. */
async function receive(art: HTMLElement, form: HTMLFormElement, code: PhoneCode, before: number): Promise<void> {
  const { words } = code
  const gift = readGift(form, code)
  const { amount, total, often } = gift
  const status = art.querySelector('[role=status]')
  drawForm(form, code)
  const receipt = showReceipt(form, buttonOf(form), { ...gift, words }, () => {
    form.reset()
    drawForm(form, code)
    if (status) status.textContent = ''
    focusAmount(form)
  })
  const petals = petalsOfGift(before, amount)
  const raised = before + amount
  const said = sayGift(words, petals, raised, often)
  const shown = { raised, amount, petals, isSteady: often > 0, note: sayWhose(words, often), said }
  writeGift(art, shown)
  scrollToGift(art, petals)
  if (petals.kind !== 'beyond' && !prefersReducedMotion()) {
    const size = petals.kind === 'whole' ? 1 : Math.sqrt(petalsOf(raised).part)
    art.classList.add('in-flight')
    await flyPetal(art, middleOf(art, receipt), petals.first - 1, measureRosette(art), size)
    art.classList.remove('in-flight')
  }
  showGift(art, shown)
  const spoken = fillIn(words.receipt, { total: formatCents(total), masjid: words.masjid })
  if (status) status.textContent = `${spoken} ${said} ${words.example}`
}

/** The middle of the receipt's tile, in the picture. */
function middleOf(art: Element, receipt: Element): { x: number; y: number } {
  const around = art.getBoundingClientRect()
  const { left, top, width, height } = (receipt.querySelector('.give-check') ?? receipt).getBoundingClientRect()
  return { x: left + width / 2 - around.left, y: top + height / 2 - around.top }
}

/** The upper left corner of the drawing is the middle of the rosette, and its width an edge of the fabric. */
function measureRosette(art: Element): Rosette {
  const [wall, petals] = ['.hero-wall', '.petals'].map(selector => art.querySelector(selector))
  if (!wall || !petals) throw new Error('The picture of the phone has no rosette')
  const around = art.getBoundingClientRect()
  const { left, top, width } = wall.getBoundingClientRect()
  const turn = Number.parseFloat(getComputedStyle(petals).rotate) || 0
  return { x: left - around.left, y: top - around.top, edge: width, turn }
}

function drawForm(form: HTMLFormElement, code: PhoneCode): void {
  const { words } = code
  const { amount, fees, total, coversFees, often } = readGift(form, code)
  const after = ['', words.aWeek, words.aMonth][often]
  setText(form, '.give-sum', formatDollars(amount))
  setText(form, 'small', fillIn(coversFees ? words.adds : words.wouldAdd, { amount: formatCents(fees) }))
  buttonOf(form).textContent = `${fillIn(words.give, { amount: formatExactDollars(total) })} ${after}`.trim()
}

/** `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
function readGift(form: HTMLFormElement, { feePercent }: PhoneCode) {
  const entries = new FormData(form)
  const amount = Number(entries.get('amount'))
  const coversFees = entries.has('cover')
  const sums = workOutGift({ amount, feePercent, coversFees })
  return { amount, coversFees, ...sums, cause: String(entries.get('cause')), often: Number(entries.get('often')) }
}

/** What a tap hits that came before the code; the browser lets nobody but itself open a list of choices, save with showPicker. */
function tap(form: HTMLFormElement, { clientX, clientY }: MouseEvent): void {
  const hit = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('label, button, select')
  if (!hit || !form.contains(hit)) return
  const isList = hit instanceof HTMLSelectElement
  if (isList && 'showPicker' in hit && navigator.userActivation?.isActive) hit.showPicker()
  else if (isList) hit.focus()
  else hit.click()
}

function focusAmount(form: HTMLFormElement): void {
  const amount = form.querySelector<HTMLElement>('[name=amount]:checked')
  amount?.focus({ preventScroll: true })
  const { top, bottom } = form.getBoundingClientRect()
  const rosette = form.closest('.hero-art')?.querySelector('.rosette-slab')?.getBoundingClientRect()
  // Where there is room for both, petals are seen to arrive above the phone.
  const upper = Math.min(top, rosette?.top ?? top)
  if ((bottom - upper <= innerHeight ? upper : top) >= 0 && bottom <= innerHeight) return
  form.scrollIntoView({ block: 'end', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
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
