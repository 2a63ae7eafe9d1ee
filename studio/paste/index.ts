import { readFilmAddress } from '@/lib/films'
import { toBlocks } from './blocks'
import { readPlainText } from './plain'
import { readHtml } from './read-html'

export type Clipboard = { html: string; text: string }

export type Pasted = {
  blocks: { _type: string; _key: string }[]
  /** Number of pictures in the HTML, which cannot be pasted. */
  pictures: number
}

/**
 * The blocks of a rich text for what is on the clipboard. Null for a line of text or pictures alone, which the Studio pastes well by itself.
 * `isEmptyPlace`: where nothing has been written yet, the address of a film becomes the film.
 */
export function readClipboard({ html, text }: Clipboard, isEmptyPlace: boolean, makeKey: () => string): Pasted | null {
  const line = text.trim()
  if (isEmptyPlace && readFilmAddress(line)) {
    return { blocks: [{ _type: 'video', _key: makeKey(), ...filmAt(line) }], pictures: 0 }
  }
  if (!html && !line.includes('\n')) return null
  const document = new DOMParser().parseFromString(html, 'text/html')
  const paragraphs = html ? readHtml(document) : readPlainText(text)
  if (paragraphs.length === 0) return null
  return { blocks: toBlocks(paragraphs, makeKey), pictures: document.querySelectorAll('img').length }
}

function filmAt(embedUrl: string) {
  return { source: 'embed', embedUrl }
}
