import type { HttpResponse } from 'offline-content-lake/http'
import { type Html, html } from '../../page.ts'
import { FUNDS } from '../browser/gift.ts'
import { RAISED } from '../browser/goal.ts'
import type { Masjid } from '../masjids.ts'
import { document } from './document.ts'
import { CHECKED, crest, HIDDEN, icon } from './parts.ts'
import { plainRosette, rosette } from './rosette.ts'
import { drawWall } from './wall.ts'

const AMOUNTS = [10, 20, 50, 100, 250]
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

type Terminal = {
  masjid: Masjid
  /** The card reader beside the screen; null when the address names none. */
  reader: string | null
  isLive: boolean
  /** Where donors can give on their own phones, without the scheme. */
  address: string
}

/** The screen beside a card reader, in landscape. It is the only page here that does nothing without JavaScript, and it says so. */
export function terminalPage({ masjid: { name }, reader, isLive, address }: Terminal): HttpResponse {
  return document({
    title: `${name}: tap to give`,
    style: 'terminal.css',
    script: 'terminal.ts',
    view: 'amounts',
    body: html`<div class="terminal"><aside class="wall" aria-label="${name}">${drawWall({ hasRosette: false })}<div class="masjid">${crest(name)}<div><b>${name}</b></div></div><p class="motto">Every gift is a&nbsp;tile.</p></aside><main>
<h1 class="sr">Give to ${name}</h1>
<p class="needs">This screen needs JavaScript. You can give without it at <b>${address}</b>.</p>
${amountsView()}
${otherView()}
<section data-shown="ready" hidden><button class="back" type="button" data-go="amounts">${icon('arrow-left')}Change</button><button class="slab is-armed" type="button" data-go="reading" aria-label="Tap a sample card">${plainRosette('none')}${icon('contactless-payment')}</button><h2 tabindex="-1">Tap to give <span class="number" data-text="amount"></span></h2><p>Hold your card or phone at the reader.</p><p class="for" data-text="fund"></p></section>
<section data-shown="reading" hidden><div class="slab is-reading">${plainRosette('all')}${icon('contactless-payment')}</div><h2 tabindex="-1">Giving...</h2><p>Keep your card or phone at the reader.</p></section>
<section data-shown="thanks" hidden><div class="slab">${rosette({ raised: RAISED, isGoal: true })}${icon('check')}</div><h2 tabindex="-1">Jazak Allahu khayran</h2><p><span class="number" data-text="amount"></span> has reached ${name}. <span data-text="petal"></span></p><button class="button is-quiet is-huge" type="button" data-go="amounts">Done <span class="seconds number" data-text="seconds" aria-hidden="true"></span></button></section>
<section data-shown="unread" hidden><div class="sign is-bad">${icon('warning-circle')}</div><h2 tabindex="-1">The card was not read</h2><p>Nothing was charged. Hold it flat at the reader, or use another card.</p><div class="ways"><button class="button is-primary is-huge" type="button" data-go="ready">Try again</button><button class="button is-quiet is-huge" type="button" data-go="amounts">Change the amount</button></div></section>
<section data-shown="offline" hidden><div class="sign">${icon('wifi-slash')}</div><h2 tabindex="-1">This terminal is resting</h2><p>It has no connection just now. You can still give on your phone.</p><p class="address">${icon('device-mobile')}<b class="address-text">${address}</b></p></section>
<footer><span class="foot foot-ways">${icon('contactless-payment')}Card or phone</span><span class="foot">Stand-in page: no money can move here</span><span class="foot">${reader ? `Reader ${reader}, ` : ''}${isLive ? 'live' : 'test mode'}</span></footer></main></div>`,
  })
}

function amountsView(): Html {
  return html`<section data-shown="amounts"><h2 tabindex="-1">How much would you like to&nbsp;give?</h2><div class="amounts number">${AMOUNTS.map(amount => html`<button type="button" data-amount="${amount}">$${amount}</button>`)}<button class="is-other" type="button" data-go="other">Other</button></div>
<fieldset class="funds"><legend>For</legend>${FUNDS.slice(0, 3).map((fund, place) => html`<label><input type="radio" name="fund" value="${fund}"${place === 0 ? CHECKED : null}><span>${fund}</span></label>`)}</fieldset></section>`
}

function otherView(): Html {
  return html`<section data-shown="other"${HIDDEN}><h2 tabindex="-1">Enter an amount</h2><p class="typed number" aria-live="polite" data-text="typed">$0</p><div class="pad number">${DIGITS.map(digit => html`<button type="button" data-digit="${digit}">${digit}</button>`)}<button type="button" data-digit="delete" aria-label="Delete the last digit">${icon('backspace')}</button><button type="button" data-digit="0">0</button><button class="is-done" type="button" data-digit="done">Done</button></div><button class="back" type="button" data-go="amounts">${icon('arrow-left')}Back</button></section>`
}
