import { INK_900, SAFFRON_400 } from '../../colors.gen.ts'
import { Html, html } from '../../page.ts'
import { crestSvg } from '../crest.gen.ts'

export const ROOT = '/donation-host'
export const ASSETS = `${ROOT}/assets`

export const CHECKED = new Html(' checked')
export const HIDDEN = new Html(' hidden')

/** Its paths are in assets/icons.svg, from Phosphor. */
export function icon(name: string, className = ''): Html {
  return html`<svg class="icon ${className}" viewBox="0 0 256 256" aria-hidden="true"><use href="${ASSETS}/icons.svg#${name}"/></svg>`
}

export function logo(): Html {
  return html`<svg viewBox="0 0 64 64" aria-hidden="true"><path fill="${INK_900}" d="M8 15.500l6-7.500 6 7.500 12 14.300 12-14.300 6-7.500 6 7.500V57H44V46.500c0-4.600-4-6.700-12-12.300-8 5.600-12 7.700-12 12.300V57H8z"/><path fill="${SAFFRON_400}" d="M32 6.500l4.600 6.200L32 19l-4.600-6.300z"/></svg>`
}

/** The tile of a masjid, as the site draws it from the name. */
export function crest(name: string): Html {
  return html`<span class="crest" aria-hidden="true">${new Html(crestSvg(name))}</span>`
}
