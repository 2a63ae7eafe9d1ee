/** Neither is in every browser. */
type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }
const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether the visitor has asked for pages that need less data. */
export function savesData({ connection }: SavingNavigator = navigator): boolean {
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches
}
