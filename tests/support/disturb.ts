import type { Page } from '@playwright/test'

/** What extensions, translators and phones do to a page before it hydrates. */
export const DISTURBANCES = {
  'an element beside a field': besideFields,
  'an element first in the body': firstInBody,
  'text wrapped in font elements': translatePage,
  'a phone number wrapped in a link': linkedNumbers,
  'attributes on elements': onAttributes,
} satisfies Record<string, () => number>

export type Disturbance = keyof typeof DISTURBANCES

/** Changes the page as it is now. Throws when the page has nothing that could be changed so. */
export async function disturb(page: Page, way: Disturbance): Promise<void> {
  const changed = await page.evaluate(DISTURBANCES[way])
  if (changed === 0) throw new Error(`The page has nothing for this: ${way}`)
}

/**
 * Translates as Google does, until a 'translation-end' event: each text is replaced by another one in two font elements, now and after each change
 * of the page. React keeps the texts that it made. What it writes into them later is on no page, so it is reported as an error.
 * Returns the number of texts.
 */
export function translatePage(): number {
  const kept = 'script, style, svg, option, textarea, font, [translate=no], .notranslate'
  const observer = new MutationObserver(changes => {
    const lost = changes.filter(({ type, target }) => type === 'characterData' && !target.isConnected)
    for (const { target } of lost) console.error(`A text that was translated is out of date: ${target.textContent}`)
    for (const { target } of changes) translate(target)
  })

  function translate(root: Node): number {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(kept)) texts.push(node)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.style.verticalAlign = 'inherit'
      inner.style.verticalAlign = 'inherit'
      inner.textContent = text.data
      outer.append(inner)
      observer.observe(text, { characterData: true })
      text.replaceWith(outer)
    }
    return texts.length
  }

  document.dispatchEvent(new Event('translation-end'))
  document.addEventListener('translation-end', () => observer.disconnect(), { once: true })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return translate(document.body)
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
