import { flushSync } from 'react-dom'
import { prefersReducedMotion } from './sight'

/** Makes a change of the page, with a view transition where the browser has them and the visitor wants motion. */
export function changeView(change: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    change()
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  // A hidden page, or the next change, skips the animation, which is no error.
  ready.catch(() => {})
}
