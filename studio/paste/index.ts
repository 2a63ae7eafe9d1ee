import { readFilmAddress } from '@/lib/addresses/films'
import { arrange, type LeftBehind } from './arrange'
import { type Block, toBlocks } from './blocks'
import { isMarkdown, renderMarkdown, renderPlainText } from './to-html'

/** `pictures`: how many pictures are on the clipboard as files. */
type Clipboard = { html: string; text: string; pictures: number }

type Pasted = LeftBehind & { blocks: Block[] }

export const NOTHING_LEFT: LeftBehind = { pictures: 0, isHidden: false }

/** The Studio makes these a link by itself, or puts them on the selected words. */
const LINK_ALONE = /^(?:https?|mailto|tel):\S+$/i
/** HTML without any of these shows the source of a text, as editors of code do. */
const LOOKS = 'h1, h2, h3, h4, h5, h6, a[href], b:not([id]), strong, i, em, li, table, blockquote'

/**
 * The blocks of a rich text for what is on the clipboard, none for pictures and hidden words alone. Null for what the Studio pastes well by itself:
 * a line of text, an address, and pictures that are files; this is known at once, because the clipboard is empty after the event.
 * `isEmptyPlace`: where nothing has been written yet, the address of a film becomes the film.
 */
export function readClipboard(
  clipboard: Clipboard,
  isEmptyPlace: boolean,
  makeKey: () => string,
): Promise<Pasted> | null {
  const { html, text } = clipboard
  const line = text.trim()
  if (isEmptyPlace && readFilmAddress(line)) {
    const film = { _type: 'video', _key: makeKey(), source: 'embed', embedUrl: line }
    return Promise.resolve({ ...NOTHING_LEFT, blocks: [film] })
  }
  if (!html && LINK_ALONE.test(line)) return null
  const areUploaded = clipboard.pictures > 0 && !(html && text)
  if (isMarkdown(text) && !parse(html).querySelector(LOOKS))
    return renderMarkdown(text).then(source => readHtml(source, makeKey))
  const pasted = readHtml(html || renderPlainText(text), makeKey)
  // With words in both forms the Studio looks at no files.
  const pictures = areUploaded ? 0 : pasted.pictures
  const isLine = !html && !line.includes('\n') && pasted.blocks.every(({ markDefs }) => markDefs?.length === 0)
  if (isLine || (pasted.blocks.length === 0 && pictures === 0 && !pasted.isHidden)) return null
  return Promise.resolve({ ...pasted, pictures })
}

function readHtml(html: string, makeKey: () => string): Pasted {
  const document = parse(html)
  return { ...arrange(document), blocks: toBlocks(document, makeKey) }
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
