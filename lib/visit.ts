/** What the browser keeps for one visit, that is until the tab is closed. It may refuse; then it holds for this page only. */

export function rememberForVisit(key: string) {
  try {
    sessionStorage.setItem(key, '1')
  } catch {}
}

export function isRememberedForVisit(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
