const PROGRAMS =
  'audio, button, canvas, datalist, iframe, noscript, object, script, select, svg, template, textarea, title, video, xml'
/** Deleted words, comments of Word and their marks in the text, and marks that lead to comments of Google Docs. */
const LEFT_OUT =
  'del, s, strike, [hidden], dialog:not([open]), .msocomanchor, .msocomtxt, .MsoCommentReference, .MsoCommentText, a[href^="#_msocom"], a[href^="#cmnt"]'
const HIDING =
  /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?:;|$)|mso-hide:all|mso-element:comment|text-decoration(?:-line)?:[^;]*line-through)/

/** Takes out what was deleted, hidden or written beside the text where it was copied, and what is no text. Returns whether words are missing. */
export function dropHidden(document: Document): boolean {
  for (const element of document.body.querySelectorAll('*')) {
    // Office writes drawings as elements with a prefix, such as v:shape.
    if (element.matches(PROGRAMS) || element.localName.startsWith('v:')) element.remove()
  }
  for (const mark of document.querySelectorAll('a[href^="#cmnt_ref"]')) commentOf(mark).setAttribute('hidden', '')
  const hidden = [...document.body.querySelectorAll('*')].filter(
    each => each.matches(LEFT_OUT) || HIDING.test(compact(each.getAttribute('style') ?? '')),
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

function compact(style: string): string {
  return style.toLowerCase().replace(/\s/g, '')
}
