import { richText } from '@/content/rich-text'
import type { RichText } from '@/content/types'

const PICTURE = {
  ...{ alt: 'A lit doorway', crop: null, hotspot: null, placeholder: null },
  assetId: `image-${'a'.repeat(40)}-1600x900-webp`,
}

type Raw = NonNullable<Parameters<typeof richText>[0]>[number]

/** A rich text with every kind of block, each with these words. */
export function everyBlock(text: string): RichText {
  const styles = ['normal', 'h2', 'h3', 'blockquote', 'pullQuote', 'unfinished'].map(style => block({ style }, text))
  const items = ['bullet', 'number'].flatMap(listItem => [
    block({ listItem }, text),
    block({ listItem, level: 2 }, text),
  ])
  const others: Raw[] = [
    { _type: 'figure', _key: 'figure', picture: PICTURE, caption: text },
    { _type: 'callout', _key: 'callout', title: text, text },
    { _type: 'quote', _key: 'quote', quote: text, name: text, role: text, picture: null },
  ]
  return richText([...styles, ...items, ...others, block({ style: 'h2' }, text), block({ style: 'h2' }, text)])
}

let keys = 0

/** `link`: an address that all of the text leads to. */
export function block(
  { link, ...fields }: { style?: string; listItem?: string; level?: number; link?: string },
  text: string,
): Raw {
  keys++
  return {
    ...{ _type: 'block', _key: `block-${keys}`, style: 'normal', listItem: null, level: 1, ...fields },
    children: [{ _key: 'a', _type: 'span', text, marks: link ? ['link'] : [] }],
    markDefs: link ? [{ _key: 'link', _type: 'link', href: link }] : [],
  }
}
