import { readFilmAddress } from '@/lib/addresses/films'
import { ADDRESS, type Pasted, readHtml } from './html'

type Clipboard = { html: string; text: string; pictures: number }

/** What nobody writes by accident. “#1 masjid”, “* we met at 5” and “> 50 people” are text. With it, editors of code copy HTML without looks. */
const MARKDOWN =
  /^#{2,6} \S|(?<![\w*])\*\*[^\s*]([^\n*]*[^\s*])?\*\*(?!\w)|\[[^\]\n]+\]\((https?:|mailto:|[/#])|!\[[^\]\n]*\]\(|^\|?[ :]*--+[ :]*\|/m

/**
 * The blocks of a rich text for what is on the clipboard, with so many pictures as files. In an empty place the address of a film becomes the film.
 * Null for what the Studio pastes well by itself, a line, an address or files: known at once, because the clipboard is empty after the event.
 */
export function readClipboard({ html, text, pictures }: Clipboard, isEmptyPlace: boolean): Promise<Pasted> | null {
  const line = text.trim()
  if (isEmptyPlace && readFilmAddress(line)) {
    const film = { _type: 'video', _key: crypto.randomUUID(), source: 'embed', embedUrl: line }
    return Promise.resolve({ pictures: 0, isHidden: false, blocks: [film] })
  }
  const isMarkdown = MARKDOWN.test(text) && !/<(?:a|b|em|h[1-6]|i|li|strong|table)\b/i.test(html)
  const isAlone = !line.includes('\n') && (!ADDRESS.test(line) || /^(?:https?|mailto|tel):\S+$/i.test(line))
  if (!html && !isMarkdown && isAlone) return null
  if (!html || isMarkdown) return render(isMarkdown ? text : escapeText(line)).then(readHtml)
  const pasted = readHtml(html)
  // The Studio uploads pictures that are files, unless there are words.
  if (pictures > 0 && !text) pasted.pictures = 0
  return pasted.blocks.length > 0 || pasted.pictures > 0 || pasted.isHidden ? Promise.resolve(pasted) : null
}

/** In plain text, only list markers count as Markdown. */
function escapeText(text: string): string {
  return text
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
    .replace(/^[^\S\n]*(?:\\[*-]|[•●·▪■◦‣➢✓])[^\S\n]+(?=\S)/gm, '- ')
    .replace(/^[^\S\n]*(?:\\\()?\p{Nd}{1,3}\\[.)-][^\S\n]+(?=\S)/gmu, '1. ')
    .replace(/[^\S\n]*\r?\n[^\S\n]*/g, '  \n')
}

/** Loaded when it is needed. By itself it takes brien for the name in `o'brien@example.org`. */
async function render(markdown: string): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([import('micromark'), import('micromark-extension-gfm')])
  const extensions = [gfm({ singleTilde: false }), { disable: { null: ['emailAutolink'] } }]
  return micromark(markdown, { allowDangerousHtml: true, extensions, htmlExtensions: [gfmHtml()] })
}
