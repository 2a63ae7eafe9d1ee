import { type Html, html } from '../../page.ts'
import type { Gift } from '../browser/gift.ts'
import { METHOD_ICONS, type wordsOf } from '../browser/words.ts'
import { HIDDEN, icon } from './parts.ts'

type Confirm = { name: string; gift: Gift; words: ReturnType<typeof wordsOf>; isShown: boolean }

/** The second view: a sheet over the first one, as a wallet would show it. */
export function confirmView({ name, gift, words, isShown }: Confirm): Html {
  return html`<div class="sheet" data-shown="confirm" role="dialog" aria-modal="true" aria-labelledby="confirm-title"${isShown ? null : HIDDEN}><form class="pay" method="get">
${giftFields(gift)}
<header><span class="pay-icon" data-icon="method">${icon(METHOD_ICONS[gift.method])}</span><h2 id="confirm-title" data-text="method">${words.method}</h2><button class="pay-back" id="back" name="step" value="choose" aria-label="Back to the gift">${icon('x')}</button></header>
<dl class="number"><div><dt>To</dt><dd>${name}</dd></div><div><dt>Cause</dt><dd data-text="fund">${words.fund}</dd></div><div><dt>How often</dt><dd data-text="rhythm">${words.rhythm}</dd></div><div><dt>From</dt><dd data-text="source">${words.source}</dd></div><div class="pay-total"><dt>Total</dt><dd data-text="sum">${words.sum}</dd></div></dl>
<button class="button is-saffron is-large" id="confirm" name="step" value="receipt"><span class="pay-ready">${icon('fingerprint')}Confirm</span><span class="pay-busy" hidden>${icon('circle-notch', 'is-turning')}Giving...</span></button></form></div>`
}

/** The gift in fields that a form sends along without JavaScript. */
export function giftFields({ amount, frequency, fund, method, isCovered }: Gift): Html {
  return html`<input type="hidden" name="amount" value="${amount / 100}"><input type="hidden" name="frequency" value="${frequency}"><input type="hidden" name="fund" value="${fund}"><input type="hidden" name="method" value="${method}">${isCovered ? html`<input type="hidden" name="cover" value="on">` : null}`
}
