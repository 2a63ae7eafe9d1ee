import { dollars } from './amounts.gen.ts'
import { type Gift, readGift, readGiftAmount } from './gift.ts'
import { petalsOf, petalsOfGift, RAISED } from './goal.ts'
import { find, show, watchConnection, write } from './page.ts'
import { drawPetals } from './rosette.ts'
import { goalWords, pledgeLine, tagWords, timeLine, wordsOf } from './words.ts'

/** How long the payment seems to take, in milliseconds. */
const PAYING = 1_200

/** Separators are half as wide as digits. */
const SEPARATORS = /[.,'’\s]/g
const SEPARATOR_WIDTH = 0.5
/** More scroll in the field, which stays legible. */
const MAX_CHARACTERS = 24

const form = find('.gift', HTMLFormElement)
const amount = find('#amount', HTMLInputElement)
const give = find('#give', HTMLButtonElement)
const confirmButton = find('#confirm', HTMLButtonElement)
const alertBox = find('.alert')
const nudge = find('.nudge')

let raised = RAISED
let receipts = Number(find('[data-text="number"]').textContent)
let startedAt: number | null = null
let isOnline = true
/** `?card=declined` lets the first payment fail, to show what donors see then. */
let declines = new URLSearchParams(location.search).get('card') === 'declined' ? 1 : 0

group()
draw()
watchConnection(online => {
  isOnline = online
  give.setAttribute('aria-disabled', String(!online))
  if (online) return clearAlert('is-warning')
  if (isConfirming() && !isPaying()) leaveSheet()
  showAlert('You are offline.', 'Your choice is kept. The button comes back with the connection.', 'is-warning')
})

document.addEventListener('pointerdown', start, { passive: true })
document.addEventListener('keydown', event => {
  start()
  if (event.key === 'Escape' && isConfirming() && !isPaying()) leaveSheet()
  if (event.key === 'Tab' && isConfirming()) keepInSheet(event)
})
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'suggestion') amount.value = target.value
  clearAlert('is-error')
  draw()
})
amount.addEventListener('blur', () => {
  group()
  draw()
})
// The commas are the page's: without the last digit, 1,250 would become 1,25.
amount.addEventListener('focus', () => {
  if (amount.value !== grouped() || !amount.value.includes(',')) return
  amount.value = amount.value.replaceAll(',', '')
  amount.select()
  draw()
})
form.addEventListener('submit', event => {
  event.preventDefault()
  if (!isOnline) return
  const typed = readGiftAmount(amount.value)
  if (typed.kind === 'amount') return enterSheet()
  markAmount(typed.sentence)
  amount.focus()
})
find('.pay', HTMLFormElement).addEventListener('submit', event => {
  event.preventDefault()
  if (isPaying()) return
  if (event.submitter === confirmButton) pay()
  else leaveSheet()
})
find('#again').addEventListener('click', event => {
  event.preventDefault()
  startedAt = null
  show('choose')
  amount.focus({ preventScroll: true })
})
find('#print').addEventListener('click', () => print())
find('#no-pledge').addEventListener('click', () => {
  nudge.hidden = true
  find('#again').focus()
})
find('.nudge-answers', HTMLFormElement).addEventListener('submit', event => {
  event.preventDefault()
  nudge.classList.add('is-pledged')
  find('.nudge-text').textContent = 'A receipt follows each gift.'
  find('.nudge-answers').remove()
  const title = find('#nudge')
  title.textContent = pledgeLine(new Date())
  title.focus()
})

function start(): void {
  startedAt ??= performance.now()
}

function read(): Gift {
  const fields = new FormData(form)
  return readGift(name => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  })
}

function draw(): void {
  const gift = read()
  write(wordsOf(gift, new Date()))
  const length = Math.min(amount.value.length, MAX_CHARACTERS)
  const separators = amount.value.match(SEPARATORS)?.length ?? 0
  // The dollar sign is a character, too.
  find('.amount').style.setProperty('--characters', String(length + 1))
  amount.style.width = `${Math.max(1, length - separators * (1 - SEPARATOR_WIDTH))}ch`
  for (const suggestion of form.querySelectorAll<HTMLInputElement>('[name="suggestion"]')) {
    suggestion.checked = Number(suggestion.value) * 100 === gift.amount
  }
  if (gift.amount > 0) markAmount('')
}

/** Commas between thousands, while nobody types. */
function group(): void {
  if (amount !== document.activeElement) amount.value = grouped()
}

/** What is no amount stays as it was typed. */
function grouped(): string {
  const typed = readGiftAmount(amount.value)
  return typed.kind === 'amount' ? dollars(typed.cents).slice(1) : amount.value
}

/** '' where it is right. */
function markAmount(sentence: string): void {
  const isWrong = sentence !== ''
  find('#amount-error').hidden = !isWrong
  if (isWrong) find('#amount-error span').textContent = sentence
  if (isWrong) amount.setAttribute('aria-invalid', 'true')
  else amount.removeAttribute('aria-invalid')
  find('.amount').classList.toggle('is-wrong', isWrong)
}

function isConfirming(): boolean {
  return document.body.dataset.view === 'confirm'
}

function isPaying(): boolean {
  return confirmButton.ariaDisabled === 'true'
}

function enterSheet(): void {
  draw()
  const chosen = find('.methods :checked + .method use', SVGUseElement)
  find('[data-icon] use', SVGUseElement).setAttribute('href', chosen.getAttribute('href') ?? '')
  show('confirm', 'choose')
  form.inert = true
  confirmButton.focus({ focusVisible: true })
}

function leaveSheet(): void {
  show('choose')
  form.inert = false
  give.focus()
}

/** The sheet covers the page, whose links and buttons must not take the focus. */
function keepInSheet(event: KeyboardEvent): void {
  const back = find('#back')
  const [from, to] = event.shiftKey ? [back, confirmButton] : [confirmButton, back]
  if (document.activeElement !== from && document.activeElement !== document.body) return
  event.preventDefault()
  ;(isPaying() ? confirmButton : to).focus()
}

function pay(): void {
  setPaying(true)
  setTimeout(() => {
    setPaying(false)
    form.inert = false
    if (declines-- > 0) return decline()
    finish(read())
  }, PAYING)
}

function setPaying(isOn: boolean): void {
  confirmButton.setAttribute('aria-disabled', String(isOn))
  find('.pay-ready').hidden = isOn
  find('.pay-busy').hidden = !isOn
  find('#back').style.visibility = isOn ? 'hidden' : ''
}

function decline(): void {
  show('choose')
  const isBank = read().method === 'bank'
  showAlert(
    `The ${isBank ? 'bank account' : 'card'} was declined.`,
    'Nothing was charged. Try again, or choose another way to pay.',
    'is-error',
  )
  find('.methods').scrollIntoView({ block: 'center' })
  find('.methods :checked').focus({ preventScroll: true, focusVisible: true })
}

function finish(gift: Gift): void {
  const petal = tagWords(petalsOfGift(raised, gift.amount))
  raised += gift.amount
  write({
    ...{ ...wordsOf(gift, new Date()), number: String(receipts++).padStart(4, '0'), petal },
    time: startedAt === null ? '' : timeLine(performance.now() - startedAt),
  })
  find('#fee-row').hidden = !gift.isCovered
  if (!nudge.classList.contains('is-pledged')) nudge.hidden = gift.frequency === 'week'
  show('receipt')
  scrollTo(0, 0)
  find('#thanks').focus({ preventScroll: true })
  write({ ...goalWords(raised), petals: String(petalsOf(raised).complete) })
  drawPetals(raised)
}

function showAlert(title: string, text: string, kind: 'is-error' | 'is-warning'): void {
  find('.alert b').textContent = title
  find('.alert-text').textContent = text
  alertBox.className = `alert ${kind}`
  alertBox.hidden = false
}

function clearAlert(kind: 'is-error' | 'is-warning'): void {
  if (alertBox.classList.contains(kind)) alertBox.hidden = true
}
