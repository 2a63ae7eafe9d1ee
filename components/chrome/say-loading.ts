/** A post that comes sooner needs no note. */
const LOADING_AFTER_MS = 300

let timer = 0

/** Says so in the page's note, unless the post opens beside this page, which stays. */
export function sayLoading({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (button || metaKey || ctrlKey || shiftKey) return
  clearTimeout(timer)
  timer = window.setTimeout(say, LOADING_AFTER_MS, 'Loading...')
  // The page may come back from the history as it was left.
  window.addEventListener('pagehide', stop, { once: true })
}

function stop(): void {
  clearTimeout(timer)
  say('')
}

function say(words: string): void {
  document.querySelector('.loading-note')?.replaceChildren(words)
}
