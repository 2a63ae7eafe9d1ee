const BULLET = /^\s*[•●·▪■◦‣➢✓–*-]\s+(?=\S)/
const NUMBER = /^\s*(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.)-])\s+(?=\S)/u
/** They also begin a note or a name, so they are bullets where they begin several lines. */
const DOUBTFUL = ['–', '*', '-']

/** Settings above the text, of programs that make pages of Markdown. */
const FRONT_MATTER = /^---\n(?:[\w-]+:.*\n(?:[ \t-].*\n)*)+---\n/
const ITEM = String.raw`(?:[-*+]|\d{1,3}[.)])`
/** What nobody writes by accident. “#1 masjid”, “* we met at 5” and “> 50 people” are text. */
const MARKDOWN = [
  /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|[/#])[^\s)]*(?:\s+"[^"\n]*")?\)/,
  /!\[[^\]\n]*\]\([^\s)]+\)/,
  /(?<![\p{L}\p{N}*\\])\*\*[^\s*](?:[^\n*]*[^\s*])?\*\*(?![\p{L}\p{N}])/u,
  /^#{2,6} \S/m,
  /^# (?!of\b)\p{L}.*\n\s*\n(?!# )\s*\S/mu,
  /^> ?[\p{L}"“*_[]/mu,
  /^\|?.*\|.*\n\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/m,
  /^(`{3,}|~{3,}).*\n[\s\S]*?^\1/m,
  new RegExp(String.raw`^${ITEM} (?:\[[ xX]\] \S|\S.*\n(?: {2,}|\t)${ITEM} \S)`, 'm'),
  /^# \S[\s\S]*^[-*+] \S.*\n[-*+] \S/m,
]

export function isMarkdown(text: string): boolean {
  return MARKDOWN.some(sign => sign.test(text.replace(/\r\n?/g, '\n')))
}

/** Markdown as HTML. What writes it is loaded when it is needed. */
export async function renderMarkdown(text: string): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([import('micromark'), import('micromark-extension-gfm')])
  return micromark(text.replace(/\r\n?/g, '\n').replace(FRONT_MATTER, ''), {
    allowDangerousHtml: true,
    extensions: [gfm({ singleTilde: false })],
    htmlExtensions: [gfmHtml()],
  })
}

/** Plain text as HTML. An empty line ends a paragraph, and lines that begin with a bullet or a number are items of a list. */
export function renderPlainText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[&<]/g, sign => `&#${sign.charCodeAt(0)};`)
    .split('\n')
  const begins = lines.map(line => line.trimStart().charAt(0))
  const lone = DOUBTFUL.filter(sign => begins.filter(begin => begin === sign).length === 1)
  const parts = lines.map((line, index) => {
    const isBullet = BULLET.test(line) && !lone.includes(begins[index] ?? '')
    const list = isBullet ? 'ul' : NUMBER.test(line) ? 'ol' : null
    if (list) return `</p></ul></ol><${list}><li>${line.replace(isBullet ? BULLET : NUMBER, '')}`
    return line.trim() ? `<br>${line}` : '</ul></ol><p>'
  })
  return `<p>${parts.join('')}`
}
