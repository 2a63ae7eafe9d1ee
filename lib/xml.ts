/** What XML 1.0 has no way to say: control characters and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as the content of an element or attribute: nothing in it is markup, and whatever it is, the document stays well-formed. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}

/** `<name>text</name>`, the text escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
