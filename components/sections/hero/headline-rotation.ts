/** `word` is the index of the word that is shown; while `isPlaying` the next one follows automatically. */
export type Rotation = { word: number; isPlaying: boolean }

export const WORD_INTERVAL_MS = 2_400

export const START: Rotation = { word: 0, isPlaying: true }

/** Moves to the next word. The rotation ends with the last one. */
export function showNext({ word }: Rotation, count: number): Rotation {
  const next = Math.min(word + 1, count - 1)
  return { word: next, isPlaying: next < count - 1 }
}

export function pause({ word }: Rotation): Rotation {
  return { word, isPlaying: false }
}

/** Continues where it was paused, or starts over after the last word. */
export function play({ word }: Rotation, count: number): Rotation {
  return word < count - 1 ? { word, isPlaying: true } : START
}
