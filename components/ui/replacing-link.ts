/** The link that a click is about to open in this page's place; null when it opens beside the page, or is no link. */
export function replacingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && (link.target === '' || link.target === '_self') ? link : null
}
