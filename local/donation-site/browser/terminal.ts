import { dollars } from './amounts.gen.ts'
import { petalsOfGift, RAISED } from './goal.ts'
import { find, show, watchConnection, write } from './page.ts'
import { drawPetals } from './rosette.ts'
import { petalLine } from './words.ts'

/** In milliseconds: how long the reader waits for a card, how long reading takes, and a second of the countdown. */
const ARMED = 30_000
const READING = 1_400
const SECOND = 1_000

/** Seconds for which the thanks are shown. */
const THANKS = 8

const MAX_DIGITS = 5

let amount = 50_00
let raised = RAISED
let typed = ''
let timer = 0
let isOnline = true
/** `?card=unread` lets the first card not be read, to show what donors see then. */
let unread = new URLSearchParams(location.search).get('card') === 'unread' ? 1 : 0

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  const { amount: chosen, digit, go: view } = button.dataset
  if (chosen) arm(Number(chosen) * 100)
  if (digit) type(digit)
  if (view) go(view)
})
watchConnection(online => {
  isOnline = online
  if (online && document.body.dataset.view === 'offline') go('amounts')
  if (!online) go('offline')
})

function arm(cents: number): void {
  amount = cents
  go('ready')
}

function type(digit: string): void {
  if (digit === 'done') {
    if (Number(typed) > 0) arm(Number(typed) * 100)
    return
  }
  if (digit === 'delete') typed = typed.slice(0, -1)
  else if (typed.length < MAX_DIGITS) typed = `${typed}${digit}`.replace(/^0+/, '')
  write({ typed: dollars(Number(typed) * 100) })
}

function go(wanted: string): void {
  const view = isOnline ? wanted : 'offline'
  clearInterval(timer)
  show(view)
  write({ amount: dollars(amount), fund: find('.funds :checked', HTMLInputElement).value })
  find(`[data-shown="${view}"] h2`).focus()
  enter(view)
}

function enter(view: string): void {
  if (view === 'other') {
    typed = ''
    write({ typed: dollars(0) })
  }
  if (view === 'ready') timer = window.setTimeout(() => go('amounts'), ARMED)
  if (view === 'reading') timer = window.setTimeout(() => go(unread-- > 0 ? 'unread' : 'thanks'), READING)
  if (view === 'thanks') {
    write({ petal: petalLine(petalsOfGift(raised, amount)) })
    raised += amount
    drawPetals(raised)
    countDown(THANKS)
  }
}

function countDown(seconds: number): void {
  write({ seconds: String(seconds) })
  if (seconds === 0) go('amounts')
  else timer = window.setTimeout(() => countDown(seconds - 1), SECOND)
}
