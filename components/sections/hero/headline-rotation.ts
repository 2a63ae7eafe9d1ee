/** Which of the headline's words shows, counted from 0, and whether the next one will follow by itself. */
export type Rotation = { word: number; isPlaying: boolean }

export const WORD_INTERVAL_MS = 2_400

export const START: Rotation = { word: 0, isPlaying: true }

/** The next word. With the last one the rotation is over. */
export function showNext({ word }: Rotation, count: number): Rotation {
  const next = Math.min(word + 1, count - 1)
  return { word: next, isPlaying: next < count - 1 }
}

export function pause({ word }: Rotation): Rotation {
  return { word, isPlaying: false }
}

/** Goes on where it was paused; after the last word, once more from the start. */
export function play({ word }: Rotation, count: number): Rotation {
  return word < count - 1 ? { word, isPlaying: true } : START
}
