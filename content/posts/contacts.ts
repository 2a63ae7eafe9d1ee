import { isolateAmid } from '@/lib/words/bidi'
import type { SiteSettings } from '../documents/site-settings'
import { mapTexts, type RichBlock, type RichText, type TextBlock, type TextSpan } from '../rich-text'

type Contact = Pick<SiteSettings, 'email' | 'emailHref' | 'phone' | 'phoneHref'>

const PLACEHOLDER = /\{(email|phone)\}/

/** Replaces {email} and {phone}. */
export function fillContacts(blocks: RichText, contact: Contact): RichText {
  return blocks.map(block => fillBlock(block, contact))
}

function fillBlock(block: RichBlock, contact: Contact): RichBlock {
  if (block._type === 'callout') {
    return { ...block, title: fillText(block.title, contact), text: fillText(block.text, contact) }
  }
  if (block._type === 'figure') return { ...block, caption: block.caption && fillText(block.caption, contact) }
  return mapTexts(block, each => fillTextBlock(each, contact))
}

function fillTextBlock(block: TextBlock, contact: Contact): TextBlock {
  if (!block.children.some(({ text }) => PLACEHOLDER.test(text))) return block
  const links = block.markDefs.map(({ _key }) => _key)
  const words = block.children.map(({ text }) => text).join('')
  return {
    ...block,
    markDefs: [...block.markDefs, ...contactLinks(contact)],
    children: block.children.flatMap(span =>
      span.marks.some(mark => links.includes(mark))
        ? { ...span, text: fillText(span.text, contact) }
        : splitSpan(span, contact, words),
    ),
  }
}

/** Every block may use the same keys, because marks are looked up within their block. */
function contactLinks({ emailHref, phoneHref }: Contact): TextBlock['markDefs'] {
  const links = { email: emailHref, phone: phoneHref }
  return Object.entries(links).flatMap(([name, href]) =>
    href ? { _type: 'link' as const, _key: keyOf(name), href } : [],
  )
}

/** Splitting yields names in braces at the odd indices. A link is isolated by its element. */
function splitSpan(span: TextSpan, contact: Contact, words: string): TextSpan[] {
  const links = contactLinks(contact).map(({ _key }) => _key)
  return span.text.split(PLACEHOLDER).flatMap((part, index) => {
    const isName = index % 2 === 1
    const around = links.includes(keyOf(part)) ? '' : words
    const text = isName ? fillText(`{${part}}`, contact, around) : part
    const marks = isName ? [...span.marks, keyOf(part)] : span.marks
    return text ? { ...span, _key: `${span._key}-${index}`, text, marks } : []
  })
}

function keyOf(name: string): string {
  return `contact-${name}`
}

function fillText(text: string, { email, phone }: Contact, around = text): string {
  return text.replaceAll('{email}', isolateAmid(email, around)).replaceAll('{phone}', isolateAmid(phone, around))
}
