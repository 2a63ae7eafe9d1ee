/** The link that a click is about to open in this tab; null when it opens in another one or the click is not on a link. */
export function replacingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && (link.target === '' || link.target === '_self') ? link : null
}
