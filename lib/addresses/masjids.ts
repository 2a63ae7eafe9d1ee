/** Fewer masjids are no wall, and the section is left out. */
export const MIN_MASJIDS = 4

/** US dollars that light all ten petals of a masjid's pattern. */
export const FULL_PATTERN = 100_000
