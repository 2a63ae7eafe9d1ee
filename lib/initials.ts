/** "BR" for "Bilal ibn Rahman"; at most two letters, none for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => [...(word ?? '')].slice(0, 1).join('').toUpperCase()).join('')
}
