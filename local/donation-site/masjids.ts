export type Masjid = {
  name: string
  city: string | null
  /** Known to be in the United States, whose receipts say that nothing was given in return. */
  isInUs: boolean
  /** The page shows what came in this week. */
  hasGoal: boolean
  isDemo: boolean
}

const OTHER = { city: null, isInUs: false, hasGoal: false, isDemo: false }

const MASJIDS: Masjid[] = [
  { name: 'Masjid As-Salam', city: 'Toledo, Ohio', isInUs: true, hasGoal: true, isDemo: true },
  ...['Albayan', 'Grassroots', 'ISMA', 'ISRI', 'MALV', 'Maskarima'].map(name => ({ name, ...OTHER })),
]

/** The masjid with a donation page of this name, whatever its case; null if there is none. */
export function findMasjid(destination: string): Masjid | null {
  const address = destination.toLowerCase()
  return MASJIDS.find(({ name, isDemo }) => (isDemo ? 'demo' : name.toLowerCase()) === address) ?? null
}
