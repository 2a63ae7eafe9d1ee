import type { HttpResponse } from 'offline-content-lake/http'
import { html } from '../../page.ts'
import { DEMO } from '../masjids.ts'
import { document } from './document.ts'
import { logo, ROOT } from './parts.ts'
import { plainRosette } from './rosette.ts'
import { drawWall } from './wall.ts'

/** Where the missing petal of ten would be: left of the top. */
const GAP = 9

export function unknownPage(destination: string, siteUrl: string): HttpResponse {
  return document({
    status: 404,
    title: 'No donation page here',
    style: 'give.css',
    body: html`<div class="page is-plain"><aside class="wall" aria-label="Minara">${drawWall({ hasRosette: false })}<div class="masjid"><span class="masjid-mark">${logo()}</span><div><b>Minara</b></div></div></aside>
<main><div class="gift is-missing"><div class="missing-petal">${plainRosette({ allBut: GAP })}</div><h1>No donation page at “${destination}”</h1><p>Check the address with your masjid, or look for a missing letter.</p><a class="button is-primary is-large" href="${ROOT}/${DEMO}">Try the live demo</a><a class="button is-quiet is-large" href="${siteUrl}/">Go to the home page</a></div></main></div>`,
  })
}
