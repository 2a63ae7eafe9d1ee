// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are matched in order to remove them
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
