import { freePort } from 'offline-content-lake/testing'
import { stack } from '../support/stack.ts'
import startFreshStack from '../support/start-stack.ts'
import { atLeast, atMost, type Figure, kilobytes, milliseconds, toCompare } from './figure.ts'
import { startFloor } from './floor.ts'
import { comparePages, type Measurement } from './lighthouse.ts'
import { measureShifts } from './shifts.ts'

const MAX_SHIFT = 0.01
/** Bytes after compression with gzip. */
const MAX_SCRIPT_BYTES = 150_200
const MAX_LARGEST_PAINT_MS = 1_500
const MAX_BYTES = 230_000
/** The page without its files: uncompressed, and as it is sent to a browser that requests it for the third time. */
const MAX_HTML_BYTES = 200_000
const MAX_SENT_BYTES = 26_000

/** Compares the built landing page, on local services, with an empty app of the same packages. */
export async function benchPage(isVerbose: boolean): Promise<Figure[]> {
  const { page, floor, html, narrow, wide } = await measureSite()
  for (const what of [...narrow.moved, ...wide.moved]) console.log(`Moved: ${what}`)
  if (isVerbose) printDetails(page)
  return [
    atLeast('Performance, against the empty app', floor.scores.performance, page.scores.performance, String),
    atLeast('Accessibility', 100, page.scores.accessibility, String),
    atLeast('Best practices', 100, page.scores['best-practices'], String),
    atLeast('Search engines', 100, page.scores.seo, String),
    atMost('Largest paint', MAX_LARGEST_PAINT_MS, page.largestPaintMs, milliseconds),
    atMost('Layout shifts in a full scroll, 390 px wide', MAX_SHIFT, narrow.sum, showShift),
    atMost('Layout shifts in a full scroll, 1440 px wide', MAX_SHIFT, wide.sum, showShift),
    atMost('HTML of the page', MAX_HTML_BYTES, html.bytes, kilobytes),
    atMost('HTML of the page, with Brotli', MAX_SENT_BYTES, html.sentBytes, kilobytes),
    atMost('JavaScript before any interaction', MAX_SCRIPT_BYTES, page.scriptBytes, kilobytes),
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

async function measureSite() {
  const empty = await startFloor(await freePort())
  const stop = await startFreshStack()
  try {
    // Runs first, because the local services resize a picture at its first request and keep the result.
    const narrow = await measureShifts(stack.siteUrl, 390)
    const wide = await measureShifts(stack.siteUrl, 1440)
    const [page, floor] = await comparePages(stack.siteUrl, empty.url)
    return { narrow, wide, page, floor, html: await measureHtml(stack.siteUrl) }
  } finally {
    await Promise.all([stop(), empty.stop()])
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
