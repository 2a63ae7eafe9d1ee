import { readFilmAddress } from '@/lib/films'
import type { Paragraph, Run } from './paragraph'
import { readPlainText } from './plain'
import { countPictures, readHtml } from './read-html'

/** `pictures`: how many pictures are on the clipboard as files. */
type Clipboard = { html: string; text: string; pictures: number }

type Pasted = {
  blocks: { _type: string; _key: string }[]
  /** Number of pictures that are left behind. */
  pictures: number
}

/** The Studio makes these a link by itself, or puts them on the selected words. */
const LINK_ALONE = /^(?:https?|mailto|tel):\S+$/i

/**
 * The blocks of a rich text for what is on the clipboard, none for pictures alone. Null for what the Studio pastes well by itself: a line of
 * text, an address, and pictures that are files.
 * `isEmptyPlace`: where nothing has been written yet, the address of a film becomes the film.
 */
export function readClipboard(clipboard: Clipboard, isEmptyPlace: boolean, makeKey: () => string): Pasted | null {
  const { html, text } = clipboard
  const line = text.trim()
  if (isEmptyPlace && readFilmAddress(line)) {
    return { blocks: [{ _type: 'video', _key: makeKey(), ...filmAt(line) }], pictures: 0 }
  }
  if (!html && LINK_ALONE.test(line)) return null
  const document = new DOMParser().parseFromString(html, 'text/html')
  const paragraphs = html ? readHtml(document) : readPlainText(text)
  const isLine = !html && !line.includes('\n') && paragraphs.every(({ runs }) => runs.every(({ href }) => !href))
  if (isLine) return null
  // With words in both forms the Studio looks at no files.
  const areUploaded = clipboard.pictures > 0 && !(html && text)
  const pictures = areUploaded ? 0 : countPictures(document)
  if (paragraphs.length === 0 && pictures === 0) return null
  return { blocks: toBlocks(paragraphs, makeKey), pictures }
}

function filmAt(embedUrl: string) {
  return { source: 'embed', embedUrl }
}

/** Blocks of the rich text in schemas/objects/rich-text.ts. */
function toBlocks(paragraphs: Paragraph[], makeKey: () => string) {
  return paragraphs.map(({ style, list, runs }) => {
    const links = new Map(runs.flatMap(({ href }) => (href ? [[href, makeKey()] as const] : [])))
    const isHeading = style === 'h2' || style === 'h3'
    return {
      _type: 'block',
      _key: makeKey(),
      style,
      ...(list && { listItem: list.kind, level: list.level }),
      markDefs: [...links].map(([href, _key]) => ({ _type: 'link', _key, href })),
      children: runs.map(run => ({
        _type: 'span',
        _key: makeKey(),
        text: run.text,
        marks: marksOf(run, isHeading, links),
      })),
    }
  })
}

/** Headings are bold by themselves. */
function marksOf({ isStrong, isEm, href }: Run, isHeading: boolean, links: Map<string, string>): string[] {
  const link = href ? links.get(href) : undefined
  return [...(isStrong && !isHeading ? ['strong'] : []), ...(isEm ? ['em'] : []), ...(link ? [link] : [])]
}
