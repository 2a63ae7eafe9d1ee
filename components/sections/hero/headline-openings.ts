export type Headline = {
  /** What changes: the first word of each opening, or the whole opening where their other words differ. */
  moving: string[]
  /** What follows it and stays. */
  still: string
}

/** "Support Your", "Build Your" and "Masjid": Support, Build … move, "Your Masjid" stays. */
export function splitOpenings(openings: string[], rest: string): Headline {
  const written = new Set(openings.map(opening => opening.trim().replace(/\s+/g, ' ')).filter(Boolean))
  const moving = [...written]
  const [others = '', ...differing] = new Set(moving.map(afterFirstWord))
  if (differing.length > 0) return { moving, still: rest }
  return { moving: moving.map(firstWord), still: others ? `${others} ${rest}` : rest }
}

function firstWord(text: string): string {
  return text.split(' ', 1).join()
}

function afterFirstWord(text: string): string {
  return text.split(' ').slice(1).join(' ')
}
