import type { HttpResponse } from 'offline-content-lake/http'
import { type Html, html } from '../../page.ts'
import { DEFAULT_GIFT, readGift, readGiftAmount } from '../browser/gift.ts'
import { petalsOf, petalsOfGift, RAISED } from '../browser/goal.ts'
import { goalWords, tagWords, wordsOf } from '../browser/words.ts'
import type { Masjid } from '../masjids.ts'
import { chooseView } from './choose.ts'
import { confirmView } from './confirm.ts'
import { document } from './document.ts'
import { crest } from './parts.ts'
import { receiptView } from './receipt.ts'
import { rosette } from './rosette.ts'
import { drawWall } from './wall.ts'

const MAX_SHOWN_PARAMETERS = 20

/** Fields of the forms, which the address carries without JavaScript. */
const FIELDS = new Set(['step', 'amount', 'frequency', 'fund', 'method', 'cover', 'suggestion'])

type Give = { masjid: Masjid; destination: string; query: URLSearchParams; today: Date; siteUrl: string }

/** Choose, confirm, receipt. JavaScript moves between the three; without it, their forms ask for the page again. */
export function givePage({ masjid, destination, query, today, siteUrl }: Give): HttpResponse {
  const step = query.get('step')
  const gift = step === null ? DEFAULT_GIFT : readGift(name => query.get(name))
  const typed = step === null ? null : query.get('amount')
  const amount = readGiftAmount(typed)
  const problem = amount.kind === 'amount' ? '' : amount.sentence
  const isDone = !problem && (step === 'receipt' || step === 'pledged')
  const view = isDone ? 'receipt' : !problem && step === 'confirm' ? 'confirm' : 'choose'
  const raised = isDone ? RAISED + gift.amount : RAISED
  const words = wordsOf(gift, today)
  const title = `Give to ${masjid.name}`
  return document({
    title: masjid.isDemo ? `Live demo: give to ${masjid.name}` : title,
    style: 'give.css',
    script: 'give.ts',
    view,
    body: html`<div class="page${masjid.hasGoal ? '' : ' is-plain'}">
${wall(masjid, raised, words.amount)}
<main>
<h1 class="${masjid.isDemo ? 'sr' : 'page-title'}">${title}</h1>
${masjid.isDemo ? html`<p class="note"><span><b>This is a demo.</b> No money moves, so give as often as you like.</span></p>` : null}
${chooseView({ gift, words, typed: typed ?? '', problem, view })}
${receiptView({ masjid, destination, gift, words, raised, today, siteUrl, isShown: isDone, isPledged: step === 'pledged' })}
${masjid.isDemo ? null : html`<p class="stand-in">This page stands in for the donation host. No money can move here.</p>`}
${masjid.isDemo ? null : carried(query)}
</main>
${confirmView({ name: masjid.name, gift, words, isShown: view === 'confirm' })}
</div>`,
  })
}

/** The masjid beside the flow: its name, and the week's goal as a rosette in the fabric of the wall. */
function wall({ name, city, hasGoal }: Masjid, raised: number, amount: string): Html {
  const words = goalWords(raised)
  const line = html`<b data-text="raised">${words.raised}</b> <span data-text="goal">${words.goal}</span>`
  return html`<aside class="wall" aria-label="${name}">${drawWall({ hasRosette: hasGoal })}<div class="masjid">${crest(name)}<div><b>${name}</b>${city ? html`<span>${city}</span>` : null}${hasGoal ? html`<span class="masjid-goal number" aria-live="polite">${line}</span>` : null}</div></div><div class="motto"><p>Every gift is a&nbsp;tile.</p>${hasGoal ? html`<p class="goal number" aria-live="polite">${line}</p>` : null}</div>${hasGoal ? goalOf(raised, amount) : null}</aside>`
}

/** The rosette, and beside it on the receipt what the gift lit. */
function goalOf(raised: number, amount: string): Html {
  const { complete } = petalsOf(raised)
  const petal = tagWords(petalsOfGift(RAISED, raised - RAISED))
  return html`<div class="wall-rosette">${rosette({ raised, isGoal: true, count: complete })}</div><p class="gift-tag"><b class="number" data-text="amount">${amount}</b> <span data-text="petal">${petal}</span></p>`
}

/** What a short address of the site added, so that staff can check it. */
function carried(query: URLSearchParams): Html | null {
  const shown = [...query].filter(([name]) => !FIELDS.has(name)).slice(0, MAX_SHOWN_PARAMETERS)
  if (shown.length === 0) return null
  return html`<details class="carried"><summary>What the address carries</summary><dl>${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></details>`
}
