const PROGRAMS =
  'audio, button, canvas, datalist, iframe, noscript, object, script, select, svg, template, textarea, title, video, xml'
/** Deleted words, comments of Word and their marks in the text, and marks that lead to comments of Google Docs. */
const LEFT_OUT =
  'del, s, strike, [hidden], dialog:not([open]), .msocomanchor, .msocomtxt, .MsoCommentReference, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"]'
const HIDING =
  /(?:^|[;\s])(?:display:none|visibility:(?:hidden|collapse)|opacity:0*\.?0*(?:;|$)|mso-hide:all|mso-element:comment|text-decoration(?:-line)?:[^;]*line-through|(?:left|top|text-indent):-\d\d\d|clip:rect\([01]|clip-path:inset\((?:50|100)%|color:transparent)/
const NO_ROOM = /(?:^|;)(?:max-)?(?:height|width):[01](?:px|pt)?(?:;|$)/
/** The rules of a sheet that can hide parts of a text; others, such as those of animations, may not be selectors at all. */
const SELECTOR = /^[\w.#,\s>-]+$/
const WHITE = /^(?:white|#fff(?:fff)?|rgba?\(255,255,255(?:,1)?\))$/

/** Takes out what was deleted, hidden or written beside the text where it was copied, and what is no text. Returns whether words are missing. */
export function dropHidden(document: Document): boolean {
  for (const element of document.body.querySelectorAll('*')) {
    // Office writes drawings as elements with a prefix, such as v:shape.
    if (element.matches(PROGRAMS) || element.localName.startsWith('v:')) element.remove()
  }
  for (const mark of document.querySelectorAll('a[href^="#cmnt_ref"]')) commentOf(mark).setAttribute('hidden', '')
  const left = [LEFT_OUT, ...hidingSelectors(document)].join()
  const hidden = [...document.body.querySelectorAll('*')].filter(
    each => each.matches(left) || isHiding(styleOf(each), each),
  )
  const areWords = hidden.some(({ textContent }) => textContent?.trim())
  for (const element of hidden) element.remove()
  return areWords
}

/** The value of a property in a style, in small letters and without spaces. */
export function readStyle(style: string, property: string): string | null {
  return new RegExp(`(?:^|;)${property}:([^;!]+)`).exec(compact(style))?.[1] ?? null
}

/** Google Docs writes comments below the text, each in a box that begins with a mark. */
function commentOf(mark: Element): Element {
  const box = mark.closest('div')
  const isFirst = box?.textContent?.trim().startsWith(mark.textContent?.trim() ?? '')
  return (isFirst ? box : mark.closest('p')) ?? mark
}

function hidingSelectors(document: Document): string[] {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n')
  const rules = css.replace(/\/\*[\s\S]*?\*\/|<!--|-->|@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '')
  const hiding = [...rules.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, , declared = '']) => isHiding(declared))
  return hiding.map(([, selector = '']) => selector.trim()).filter(selector => SELECTOR.test(selector))
}

function isHiding(style: string, element?: Element): boolean {
  const color = readStyle(style, 'color') ?? 'black'
  const background = readStyle(style, 'background(?:-color)?') ?? ''
  const isOnItself = color === background || (WHITE.test(color) && WHITE.test(background))
  const isCutOff = NO_ROOM.test(compact(style)) && readStyle(style, 'overflow') === 'hidden'
  // Mails set the size 0 around cells that have a size of their own.
  const isLargerWithin = [...(element?.querySelectorAll('[style*="font-size"]') ?? [])].some(
    each => !isTiny(styleOf(each)),
  )
  return HIDING.test(compact(style)) || isOnItself || isCutOff || (isTiny(style) && !isLargerWithin)
}

function isTiny(style: string): boolean {
  return /^(?:0*\.?0*(?:px|pt|em|rem|%)?|(?:1|0?\.\d+)(?:\.0+)?(?:px|pt))$/.test(
    readStyle(style, 'font-size') ?? '12px',
  )
}

function compact(style: string): string {
  return style.toLowerCase().replace(/\s/g, '')
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
