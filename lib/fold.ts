export function fold(text: string): string {
  const plain = /^[ -~\n]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
  return plain.toLowerCase()
}
