import {
  formatOfMonth,
  type Month,
  type MonthlyFees,
  readCardShare,
  readDonations,
  shareOfMonth,
  workOutMonth,
} from '@/lib/words/fee-calculator'
import { fillIn, formatCount } from '@/lib/words/format'

/** Screen readers say the result when nothing has changed for this long. */
const SPOKEN_AFTER_MS = 700

const followed = new WeakSet<Element>()

/** Shows the result for the values of this form (fee-calculator.tsx), now and after every change. */
export function followFields(form: HTMLFormElement): void {
  if (followed.has(form)) return
  followed.add(form)
  const donations = inputOf(form, 'donations')
  const share = inputOf(form, 'share')
  let spoken = resultOf(form)
  let timer = 0

  function show() {
    const { donations: dollars, problem } = readDonations(donations.value)
    const month: Month = { donations: dollars, cardShare: readCardShare(share.value) }
    if (!problem) showProblem(form, donations, '')
    showShare(form, share, month.cardShare)
    showFees(form, month)
    clearTimeout(timer)
    timer = window.setTimeout(say, SPOKEN_AFTER_MS, dollars === null ? '' : resultOf(form))
  }
  function say(result: string) {
    if (result !== spoken) write(form, '[role=status]', result)
    spoken = result
  }

  function check() {
    const { donations: dollars, problem } = readDonations(donations.value)
    showProblem(form, donations, problem)
    if (dollars === null || !donations.value || donations === document.activeElement) return
    donations.value = formatCount(dollars)
  }

  form.addEventListener('input', show)
  donations.addEventListener('blur', check)
  form.addEventListener('submit', event => {
    event.preventDefault()
    check()
  })
  // Some may have been typed while the code was loading.
  show()
}

function showProblem(form: HTMLFormElement, input: HTMLInputElement, problem: string): void {
  write(form, '.field-error', problem)
  input.ariaInvalid = problem ? 'true' : null
}

function showShare(form: HTMLFormElement, share: HTMLInputElement, cardShare: number): void {
  write(form, '[data-share=card] b', `${cardShare}%`)
  write(form, '[data-share=ach] b', `${100 - cardShare}%`)
  const ends = Array.from(form.querySelectorAll('[data-share]'), end => end.textContent)
  share.setAttribute('aria-valuetext', ends.join(', '))
}

function showFees(form: HTMLFormElement, month: Month): void {
  const { ach, card, platform, average, listed } = form.dataset
  const rates = { ach: Number(ach), card: Number(card), platform: Number(platform) }
  const fees = workOutMonth(month, rates, average === undefined ? null : Number(average))
  const amount = (dollars: number) => formatOfMonth(dollars, month)
  const { card: byCard, ach: byTransfer, platform: toPlatform } = fees.listed
  const parts = { card: amount(byCard), ach: amount(byTransfer), platform: amount(toPlatform) }
  write(form, '[data-result=listed] p:last-child span', fillIn(listed ?? '', parts))
  showResult(form, 'average', month, fees.average)
  showResult(form, 'listed', month, fees.listed)
}

function showResult(
  form: HTMLFormElement,
  name: keyof MonthlyFees,
  month: Month,
  result: MonthlyFees['average'],
): void {
  if (!result) return
  const bar = form.querySelector(`[data-result=${name}] > i`)
  if (bar instanceof HTMLElement) bar.style.setProperty('--fees', shareOfMonth(result.fees, month)?.toString() ?? null)
  write(form, `[data-result=${name}] p:first-child b`, formatOfMonth(result.kept, month))
  write(form, `[data-result=${name}] p:last-child b`, formatOfMonth(result.fees, month))
}

/** "Reaches your masjid at the average fee, 0.90%: $9,910. If no donor covers the fees: $9,680." */
function resultOf(form: HTMLFormElement): string {
  const rows = Array.from(form.querySelectorAll('[data-result] > p:first-child'))
  return rows.map(row => `${row.children[0]?.textContent}: ${row.children[1]?.textContent}.`).join(' ')
}

function write(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector)
  if (element) element.textContent = text
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) throw new Error(`The calculator has no field "${name}"`)
  return input
}
