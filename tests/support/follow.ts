import { expect, type Page, test } from '@playwright/test'
import { STUDIO_TIMEOUT_MS } from './studio.ts'
import { readTask } from './written-steps.ts'

/** Follows a task of docs/staff.md. Fails when the steps differ in number, or bold words of a step were at no time on the screen. */
export async function follow(page: Page, name: string, ...ways: (() => Promise<unknown>)[]): Promise<void> {
  const { steps } = readTask(name)
  expect(steps.length, `docs/staff.md, ${name}: number of steps`).toBe(ways.length)
  await page.addInitScript(watchWords)
  await page.evaluate(watchWords)
  for (const [index, { text, words }] of steps.entries()) {
    await test.step(`${index + 1}. ${text}`, async () => {
      await page.evaluate(() => {
        window.seenWords?.clear()
        window.lookForWords?.()
      })
      await ways[index]?.()
      const patterns = words.map(patternOf)
      await expect
        .poll(() => listUnseen(page, patterns), {
          message: `${name}, ${index + 1}. ${text}`,
          timeout: STUDIO_TIMEOUT_MS,
        })
        .toEqual([])
    })
  }
}

declare global {
  interface Window {
    seenWords?: Set<string>
    lookForWords?: () => void
  }
}

/** Numbers are examples, and “…” stands for any words. */
function patternOf(words: string): string {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return `^${escaped.replace(/\d+/g, '[\\d,]+').replace('…', '.+').replace(/[’']/g, "[’']")}$`
}

function listUnseen(page: Page, patterns: string[]): Promise<string[]> {
  return page.evaluate(wanted => {
    window.lookForWords?.()
    const seen = [...(window.seenWords ?? [])]
    return wanted.filter(pattern => !seen.some(words => new RegExp(pattern).test(words)))
  }, patterns)
}

/** Runs in the page, and collects what it shows whenever it changes. */
function watchWords(): void {
  // The page in the preview is read from outside, and would become slow.
  if (window.seenWords || window !== window.top) return
  const PAUSE_MS = 200
  const seen = new Set<string>()
  const MAX_LENGTH = 160
  const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt']
  const add = (text: string | null) => {
    const words = text?.replace(/\s+/g, ' ').trim() ?? ''
    if (words && words.length <= MAX_LENGTH) seen.add(words)
  }
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName !== 'option' && !element.checkVisibility()) continue
      if (element.childElementCount <= 4) add(element.textContent)
      for (const name of ATTRIBUTES) add(element.getAttribute(name))
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) add(child.textContent)
      if (element.getAttribute('data-sanity-icon') === 'add') add('+')
      if (element instanceof HTMLIFrameElement && element.contentDocument) look(element.contentDocument)
    }
  }
  const lookForWords = () => {
    if (document.body) look(document.body)
  }
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(lookForWords)
    setTimeout(() => {
      isWaiting = false
      lookForWords()
    }, PAUSE_MS)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // What is pressed at once may be gone before the pause is over.
  addEventListener('pointerdown', lookForWords, true)
  Object.assign(window, { seenWords: seen, lookForWords })
}
