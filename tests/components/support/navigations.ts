import { onTestFinished } from 'vitest'

/**
 * Addresses of other pages that the test's page was about to open, oldest first, each as path and query or, of other sites, whole. The
 * page stays.
 */
export function holdNavigations(): string[] {
  const visited: string[] = []
  const hold = (event: NavigateEvent) => {
    const { sameDocument, url } = event.destination
    if (sameDocument) return
    event.preventDefault()
    visited.push(url.replace(location.origin, ''))
  }
  navigation.addEventListener('navigate', hold)
  onTestFinished(() => navigation.removeEventListener('navigate', hold))
  return visited
}
