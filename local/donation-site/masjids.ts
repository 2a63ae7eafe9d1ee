export type Masjid = {
  name: string
  /** "Toledo, Ohio"; null where the page does not say. */
  city: string | null
  /** The page shows what came in this week. */
  /** Known to be in the United States, whose receipts say that nothing was given in return. */
  isInUs: boolean
  hasGoal: boolean
  isDemo: boolean
}

export const DEMO = 'demo'

const MASJIDS: Record<string, Masjid> = {
  [DEMO]: { name: 'Masjid As-Salam', city: 'Toledo, Ohio', isInUs: true, hasGoal: true, isDemo: true },
  albayan: plain('Albayan'),
  grassroots: plain('Grassroots'),
  isma: plain('ISMA'),
  isri: plain('ISRI'),
  malv: plain('MALV'),
  maskarima: plain('Maskarima'),
}

/** The masjid with a donation page of this name, whatever its case; null if there is none. */
export function findMasjid(destination: string): Masjid | null {
  const name = destination.toLowerCase()
  return Object.hasOwn(MASJIDS, name) ? (MASJIDS[name] ?? null) : null
}

export function listMasjids(): Masjid[] {
  return Object.values(MASJIDS)
}

function plain(name: string): Masjid {
  return { name, city: null, isInUs: false, hasGoal: false, isDemo: false }
}
