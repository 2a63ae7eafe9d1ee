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
