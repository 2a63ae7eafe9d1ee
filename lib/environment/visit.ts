/** Lasts until the tab is closed. If storage is blocked, nothing outlives the page. */

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
