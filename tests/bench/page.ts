import { freePort } from '../../local/http/free-port.fixture.ts'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { atLeast, atMost, type Figure, kilobytes, milliseconds, toCompare } from './figure.ts'
import { startFloor } from './floor.ts'
import { type Measurement, measurePage } from './lighthouse.ts'
import { measureShifts } from './shifts.ts'

const MIN_PERFORMANCE = 98
const MAX_SHIFT = 0.01
/** Compressed, in addition to those of the empty app. */
const MAX_SCRIPT_BYTES = 15_000
const MAX_BYTES = 230_000
/** Of the page alone, and compressed as it is sent to a browser that asks for it the third time. */
const MAX_HTML_BYTES = 200_000
const MAX_SENT_BYTES = 26_000

/** Compares the built landing page, on local services, with an empty app of the same packages. */
export async function benchPage(isVerbose: boolean): Promise<Figure[]> {
  const floor = await measureFloor()
  const { page, html, narrow, wide } = await measureSite()
  for (const what of [...narrow.moved, ...wide.moved]) console.log(`Moved: ${what}`)
  if (isVerbose) printDetails(page)
  const maxScriptBytes = floor.scriptBytes + MAX_SCRIPT_BYTES
  return [
    atLeast('Performance', MIN_PERFORMANCE, page.scores.performance, String),
    atLeast('Accessibility', 100, page.scores.accessibility, String),
    atLeast('Best practices', 100, page.scores['best-practices'], String),
    atLeast('Search engines', 100, page.scores.seo, String),
    atMost('Layout shifts in a full scroll, 390 px wide', MAX_SHIFT, narrow.sum, showShift),
    atMost('Layout shifts in a full scroll, 1440 px wide', MAX_SHIFT, wide.sum, showShift),
    atMost('HTML of the page', MAX_HTML_BYTES, html.bytes, kilobytes),
    atMost('HTML of the page, with Brotli', MAX_SENT_BYTES, html.sentBytes, kilobytes),
    atMost('JavaScript before any interaction', maxScriptBytes, page.scriptBytes, kilobytes),
    atMost('Everything before any interaction', MAX_BYTES, page.bytes, kilobytes),
    ...speed('The page', page),
    ...speed('The empty app', floor),
  ]
}

function speed(name: string, { scores, firstPaintMs, largestPaintMs, blockingMs, scriptBytes }: Measurement): Figure[] {
  return [
    toCompare(`${name}: performance`, String(scores.performance)),
    toCompare(`${name}: first paint`, milliseconds(firstPaintMs)),
    toCompare(`${name}: largest paint`, milliseconds(largestPaintMs)),
    toCompare(`${name}: blocking time`, milliseconds(blockingMs)),
    toCompare(`${name}: JavaScript`, kilobytes(scriptBytes)),
  ]
}

async function measureFloor(): Promise<Measurement> {
  const { url, stop } = await startFloor(await freePort())
  try {
    return await measurePage(url)
  } finally {
    await stop()
  }
}

async function measureSite() {
  const stop = await startFreshStack()
  try {
    // Runs first, because the local services resize a picture at its first request and keep the result.
    const narrow = await measureShifts(stack.siteUrl, 390)
    const wide = await measureShifts(stack.siteUrl, 1440)
    const page = await measurePage(stack.siteUrl)
    return { narrow, wide, page, html: await measureHtml(stack.siteUrl) }
  } finally {
    await stop()
  }
}

/** After the rounds of Lighthouse, so that the server has compressed the page as well as it can. */
async function measureHtml(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await answer.text()
  return { bytes: Buffer.byteLength(text), sentBytes: Number(answer.headers.get('content-length')) }
}

function printDetails({ failures, files, rounds }: Measurement): void {
  console.log(`\nRounds: ${rounds.join(', ')}`)
  for (const failure of failures) console.log(`Lost points: ${failure}`)
  for (const { url, type, bytes } of files) console.log(`${kilobytes(bytes).padStart(9)}  ${type.padEnd(10)} ${url}`)
}

function showShift(value: number): string {
  return value.toFixed(4)
}
