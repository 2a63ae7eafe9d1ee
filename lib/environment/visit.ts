/** Lasts until the tab is closed. If storage is blocked, nothing outlives the page. */

export function rememberForVisit(key: string, value = '1') {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}

export function recallFromVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
