import { PAGE_IDS } from '@/lib/environment/page-ids'

/** Null if it does not load, as in a tab from before a deployment. Then a note on the page says so, and offers to reload it. */
export async function loadForPress<Code>(load: () => Promise<Code>): Promise<Code | null> {
  const code = await loadQuietly(load)
  if (code) noteElement()?.setAttribute('hidden', '')
  else sayNotLoaded()
  return code
}

/** Code that the page works without, or null if it does not load. */
export async function loadQuietly<Code>(load: () => Promise<Code>): Promise<Code | null> {
  return load()
    .catch(load)
    .catch(() => null)
}

/** For anything else that did not arrive although the visitor asked for it. */
export function sayNotLoaded(): void {
  const note = noteElement()
  if (!note) return
  const button = note.querySelector('button')
  // Browsers keep what was typed over a reload.
  if (button) button.onclick = () => location.reload()
  note.removeAttribute('hidden')
}

function noteElement(): HTMLElement | null {
  return document.getElementById(PAGE_IDS.lateNote)
}
