import { type Html, html } from '../../page.ts'
import type { Gift } from '../browser/gift.ts'
import { petalsOf } from '../browser/goal.ts'
import { pledgeLine, type wordsOf } from '../browser/words.ts'
import type { Masjid } from '../masjids.ts'
import { giftFields } from './confirm.ts'
import { crest, HIDDEN, icon, ROOT } from './parts.ts'
import { rosette } from './rosette.ts'

/** The number of the first receipt of the year that the demo writes. */
const FIRST_RECEIPT = 418

type Receipt = {
  masjid: Masjid
  destination: string
  gift: Gift
  words: ReturnType<typeof wordsOf>
  raised: number
  today: Date
  siteUrl: string
  isShown: boolean
  isPledged: boolean
}

/** The last view: thanks, a sample receipt, the pledge, and the ways on. */
export function receiptView(view: Receipt): Html {
  const { masjid, words, raised, isShown, siteUrl, destination } = view
  return html`<section class="done" data-shown="receipt" aria-labelledby="thanks"${isShown ? null : HIDDEN}>
${masjid.hasGoal ? html`<div class="done-goal">${rosette({ raised, isGoal: true, count: petalsOf(raised).complete })}<p class="gift-tag number" aria-hidden="true"><span data-text="amount">${words.amount}</span>, you</p></div>` : null}<div class="thanks"><h2 id="thanks" tabindex="-1">Jazak Allahu khayran</h2><p><span class="number" data-text="amount">${words.amount}</span> has reached ${masjid.name}. <span class="number" data-text="time"></span></p></div>
${receiptCard(view)}
${nudge(view)}
<div class="next"><a class="link" id="again" href="${ROOT}/${encodeURIComponent(destination)}">${icon('arrow-left')}Give again</a><button class="link needs-script" type="button" id="print">${icon('printer')}Print or save</button><p class="next-trial">This is what your donors see. <a class="link" href="${siteUrl}/request-trial">Request a Trial${icon('arrow-right')}</a></p></div>
</section>`
}

function receiptCard({ masjid: { name, city, isInUs }, words, gift, today }: Receipt): Html {
  return html`<article class="receipt"><header>${crest(name)}<div><h3>Sample tax receipt</h3><p class="number">No. ${today.getFullYear()}-<span data-text="number">${`${FIRST_RECEIPT}`.padStart(4, '0')}</span></p></div><p class="receipt-total number" data-text="sum">${words.sum}</p></header>
<dl class="number"><div><dt>Received by</dt><dd>${city ? `${name}, ${city}` : name}</dd></div><div><dt>Date</dt><dd data-text="date">${words.date}</dd></div><div><dt>Cause</dt><dd data-text="fund">${words.fund}</dd></div><div><dt>Gift</dt><dd data-text="gift">${words.gift}</dd></div><div id="fee-row"${gift.isCovered ? null : HIDDEN}><dt>Fees you covered</dt><dd data-text="fee">${words.fee}</dd></div><div><dt>Paid with</dt><dd data-text="method">${words.method}</dd></div></dl>
${isInUs ? html`<p class="fine">No goods or services were provided in exchange for this gift.</p>` : null}</article>`
}

/** After a gift that was not weekly. */
function nudge({ gift, words, today, isPledged }: Receipt): Html {
  const date = html`<div class="friday" aria-hidden="true"><i>Fri</i><b data-text="friday">${words.friday}</b></div>`
  if (isPledged)
    return html`<section class="nudge is-pledged" aria-labelledby="nudge">${date}<div><h3 id="nudge">${pledgeLine(today)}</h3><p class="nudge-text">A receipt follows each gift.</p></div></section>`
  return html`<section class="nudge" aria-labelledby="nudge"${gift.frequency === 'week' ? HIDDEN : null}>${date}<div><h3 id="nudge" tabindex="-1">A weekly Jummah pledge?</h3><p class="nudge-text"><span class="number" data-text="amount">${words.amount}</span> every Friday, for as many Fridays as you choose.</p></div><form class="nudge-answers" method="get">${giftFields(gift)}<button class="button is-primary" id="pledge" name="step" value="pledged"><span>Pledge <span class="number" data-text="amount">${words.amount}</span> a week</span></button><button class="button is-quiet needs-script" type="button" id="no-pledge">Not now</button></form></section>`
}
