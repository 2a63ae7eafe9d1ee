import { ACTION_600, INK_900, IVORY, PAPER } from '../../lib/colors.gen.ts'
import { escapeXml } from '../../lib/words/xml.ts'

/** A link has a line of its own: in the text its label and address, in HTML a button. */
export type Paragraph = string | { label: string; href: string }

export type MailSender = {
  /** The product's name. */
  name: string
  /** Address of its mark, 48 px. */
  icon: string
}

/** Both parts of a mail to a visitor. In HTML everything is escaped. Blank paragraphs are left out. */
export function writeMail(paragraphs: Paragraph[], { name, icon }: MailSender): { text: string; html: string } {
  const written = paragraphs.filter(paragraph => typeof paragraph !== 'string' || paragraph.trim() !== '')
  const rows = written.map(paragraph => `<p dir="auto" style="margin:0 0 16px">${inHtml(paragraph)}</p>`)
  const head = `<img src="${escapeXml(icon)}" width="40" height="40" alt="" style="vertical-align:middle;margin-right:12px"><b>${escapeXml(name)}</b>`
  return {
    text: `${written.map(inText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:${IVORY}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${PAPER};border-radius:16px"><tr><td style="padding:28px 28px 12px;font:16px/1.5 sans-serif;color:${INK_900};overflow-wrap:anywhere"><p style="margin:0 0 24px;font-size:20px">${head}</p>${rows.join('')}</td></tr></table></td></tr></table></body></html>\n`,
  }
}

function inText(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`
}

function inHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escapeXml(paragraph).replaceAll('\n', '<br>')
  const look = `display:inline-block;padding:14px 24px;border-radius:14px;background:${ACTION_600};color:#ffffff;font-weight:bold;text-decoration:none`
  return `<a href="${escapeXml(paragraph.href)}" style="${look}">${escapeXml(paragraph.label)}</a>`
}
