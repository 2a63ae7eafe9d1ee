/** Sample donations in US dollars. Some lack a field, as they do at the real host; the site leaves those out. */
export const RECENT_DONATIONS: { donation: number | null; daysAgo: number | null }[] = [
  { donation: 50, daysAgo: 0 },
  { donation: 25, daysAgo: 0 },
  { donation: null, daysAgo: 0 },
  { donation: 120, daysAgo: 1 },
  { donation: 10, daysAgo: 1 },
  { donation: 75, daysAgo: null },
  { donation: 300, daysAgo: 2 },
  { donation: 40, daysAgo: 3 },
  { donation: 1000, daysAgo: 4 },
  { donation: 15, daysAgo: 6 },
]
