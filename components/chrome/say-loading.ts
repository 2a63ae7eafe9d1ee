const LOADING_AFTER_MS = 300

let timer = 0

/** Shows the note after a delay, unless the click opens the post in another tab or window. */
export function sayLoading({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (button || metaKey || ctrlKey || shiftKey) return
  clearTimeout(timer)
  timer = window.setTimeout(say, LOADING_AFTER_MS, 'Loading...')
  // The back/forward cache may restore the page with the note still in it.
  window.addEventListener('pagehide', stop, { once: true })
}

function stop(): void {
  clearTimeout(timer)
  say('')
}

function say(words: string): void {
  document.querySelector('.loading-note')?.replaceChildren(words)
}
