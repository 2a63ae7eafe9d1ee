/** "Maryam Raza" becomes "MR": the first letters of the first and the last word. Empty without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => (/^.\p{M}*/u.exec(word ?? '')?.[0] ?? '').toUpperCase()).join('')
}

/** The word by which a sentence names a person: "Maryam". */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
