/** The element for a selector. Throws when the markup has none, which is a mistake in pages/. */
export function find(selector: string): HTMLElement
export function find<Kind extends Element>(selector: string, kind: abstract new () => Kind): Kind
export function find(selector: string, kind: abstract new () => Element = HTMLElement): Element {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${selector}`)
}

/** Writes each text into the places that bear its name. */
export function write(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const place of document.querySelectorAll(`[data-text="${name}"]`)) {
      if (place.textContent !== text) place.textContent = text
    }
  }
}

/** Shows the parts of a view and hides those of the others. */
export function show(view: string, alsoShown?: string): void {
  document.body.dataset.view = view
  for (const part of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    const { shown } = part.dataset
    part.hidden = shown !== view && shown !== alsoShown
  }
}

/** Calls `tell` with false once this host does not answer, and with true when it does again. */
export function watchConnection(tell: (isOnline: boolean) => void): void {
  const look = async () => {
    // Without a network a browser is offline, but a host on the same machine still answers.
    const isOnline = navigator.onLine || (await isAnswering())
    tell(isOnline)
  }
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}

async function isAnswering(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, { method: 'HEAD' })
    return ok
  } catch {
    return false
  }
}
