import type { Page } from '@playwright/test'

/** What extensions, translators and phones do to a page before it hydrates. */
export const DISTURBANCES = {
  'an element beside a field': besideFields,
  'an element first in the body': firstInBody,
  'text wrapped in font elements': inFonts,
  'a phone number wrapped in a link': linkedNumbers,
  'attributes on elements': onAttributes,
} satisfies Record<string, () => number>

export type Disturbance = keyof typeof DISTURBANCES

/** Changes the page as it is now. Throws when the page has nothing that could be changed so. */
export async function disturb(page: Page, way: Disturbance): Promise<void> {
  const changed = await page.evaluate(DISTURBANCES[way])
  if (changed === 0) throw new Error(`The page has nothing for this: ${way}`)
}

function besideFields(): number {
  const fields = document.querySelectorAll('input:not([type=hidden])')
  for (const field of fields) {
    const icon = document.createElement('div')
    icon.setAttribute('data-lastpass-icon-root', '')
    field.after(icon)
  }
  return fields.length
}

function firstInBody(): number {
  const overlay = document.createElement('div')
  overlay.id = 'extension-root'
  document.body.prepend(overlay)
  return 1
}

function inFonts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest('script, style, svg, option'))
      continue
    texts.push(text)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text)
  }
  return texts.length
}

/** As phones do with numbers that they recognize. A page without a number loses the first figure of its footer so. */
function linkedNumbers(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || text.parentElement?.closest('script, style, svg, option')) continue
    if (/\d{3}|©/.test(text.data)) texts.push(text)
  }
  for (const text of texts) {
    const link = document.createElement('a')
    link.href = 'tel:5550142'
    text.replaceWith(link)
    link.append(text)
  }
  return texts.length
}

function onAttributes(): number {
  const elements = document.querySelectorAll('body, main, section, a, input, form, h1, footer')
  for (const element of elements) {
    element.setAttribute('data-extension-installed', 'true')
    element.classList.add('extension-seen')
    if (element instanceof HTMLElement) element.style.setProperty('--extension', '1')
  }
  document.documentElement.lang = 'de'
  return elements.length
}
