export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Join_C}’'-]*/gu) ?? []
  const letters = words.flatMap(word => firstLetterOf(word) ?? [])
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}

/** Signs such as the ʿ of ʿAlī only modify the letter after them. */
function firstLetterOf(word: string): string | undefined {
  const [start] = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}].*$/su.exec(word) ?? []
  return start && [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)][0]?.segment
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
