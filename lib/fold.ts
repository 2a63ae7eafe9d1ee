/** The text in the form that is compared: without case and accents, and with one kind of apostrophe. */
export function fold(text: string): string {
  const plain = /^[ -~\n]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
  return plain.toLowerCase()
}
