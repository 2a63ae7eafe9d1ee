/** The first element with this selector. Throws if there is none. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

export function findAll(selector: string, within: ParentNode = document): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>(selector))
}

export function boxOf(selector: string, within?: ParentNode): DOMRect {
  return find(selector, within).getBoundingClientRect()
}

/** Without the mouse, which waits by timers that a test may have stopped. */
export function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** A color of the style sheets, a token or a system color, as the browser serializes it. */
export function colorOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
