import { type Html, html } from '../../page.ts'
import { dollars } from '../browser/amounts.gen.ts'
import { FUNDS, type Gift, METHODS } from '../browser/gift.ts'
import { METHOD_ICONS, METHOD_NAMES, type wordsOf } from '../browser/words.ts'
import { CHECKED, HIDDEN, icon } from './parts.ts'

const SUGGESTED = [25_00, 50_00, 100_00, 250_00]
const RHYTHM_LABELS = [
  ['once', 'Once'],
  ['week', 'Weekly'],
  ['month', 'Monthly'],
] as const

type Choose = {
  gift: Gift
  words: ReturnType<typeof wordsOf>
  /** What was typed as an amount, and why it is none: '' where it is one. */
  typed: string
  problem: string
  view: 'choose' | 'confirm' | 'receipt'
}

/** The first view: everything has a default, so Give is the first of two taps. Without JavaScript it is a form like any other. */
export function chooseView({ gift, words, typed, problem, view }: Choose): Html {
  return html`<form class="gift" data-shown="choose" method="get" novalidate${STATES[view]}>
<fieldset class="segments"><legend class="sr">How often</legend>${RHYTHM_LABELS.map(
    ([value, label]) =>
      html`<label><input type="radio" name="frequency" value="${value}"${gift.frequency === value ? CHECKED : null}><span class="segment">${label}</span></label>`,
  )}</fieldset>
<div class="amount${problem && ' is-wrong'}"><label class="sr" for="amount">Amount in dollars</label><span class="amount-figure"><span aria-hidden="true">$</span><input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${problem ? typed : dollars(gift.amount).slice(1).replaceAll(',', '')}" aria-describedby="amount-error when"${problem ? INVALID : null}></span><span class="amount-pen" aria-hidden="true">${icon('pencil-simple')}</span></div>
<p class="when" id="when" data-text="when" aria-live="polite">${words.when}</p>
<p class="error" id="amount-error"${problem ? null : HIDDEN}>${icon('warning-circle')}<span>${problem}</span></p>
<fieldset class="suggestions"><legend class="sr">Suggested amounts</legend>${SUGGESTED.map(
    cents =>
      html`<label><input type="radio" name="suggestion" value="${cents / 100}"${gift.amount === cents ? CHECKED : null}><span class="suggestion">${dollars(cents)}</span></label>`,
  )}</fieldset>
<div class="fund">${icon('hand-heart')}<label class="sr" for="fund">Cause</label><select id="fund" name="fund">${FUNDS.map(
    fund => html`<option${gift.fund === fund ? SELECTED : null}>${fund}</option>`,
  )}</select>${icon('caret-down')}</div>
<label class="cover"><span><b>Cover the fees</b><span class="fine number" data-text="fees">${words.fees}</span></span><input class="sr" type="checkbox" role="switch" name="cover"${gift.isCovered ? CHECKED : null}><i class="switch" aria-hidden="true"></i></label>
<fieldset class="methods"><legend>Pay with</legend>${METHODS.map(
    method =>
      html`<label><input type="radio" name="method" value="${method}"${gift.method === method ? CHECKED : null}><span class="method">${icon(METHOD_ICONS[method])}<b>${METHOD_NAMES[method]}</b></span></label>`,
  )}</fieldset>
<div class="give"><div class="alert" role="alert" hidden>${icon('warning-circle')}<div><b></b><span class="alert-text"></span></div></div><button class="button is-primary is-large" id="give" name="step" value="confirm">Give <span class="number" data-text="total">${words.total}</span></button><p class="fine">${icon('receipt')}<span>A tax receipt follows by e-mail.</span></p></div>
</form>`
}

const STATES = { choose: null, confirm: html` inert`, receipt: HIDDEN }
const INVALID = html` aria-invalid="true"`
const SELECTED = html` selected`
