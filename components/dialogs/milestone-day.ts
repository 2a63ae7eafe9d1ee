/**
 * Is this moment on or before the last day ("2024-12-01")? A day ends at the visitor's own midnight, wherever that is.
 * Days that are none are over.
 */
export function isOnOrBefore(now: Date, lastDay: string): boolean {
  return now <= new Date(`${lastDay}T23:59:59.999`)
}
