/** Lasts until the tab is closed, or null is remembered. If storage is blocked, nothing outlives the page. */

export function rememberForVisit(key: string, value: string | null = '1') {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}

export function recallFromVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
