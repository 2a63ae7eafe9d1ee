import type { TextBlock } from './rich-text'
import { richText } from './rich-text'

/** Blocks as the content service sends them, and what the site reads of them. */

export function read(...blocks: unknown[]) {
  return richText(blocks as Parameters<typeof richText>[0])
}

export function texts(...blocks: unknown[]): TextBlock[] {
  return read(...blocks).filter(block => block._type === 'block')
}

export function ids(...blocks: unknown[]) {
  return texts(...blocks).map(({ id }) => id)
}

export function heading(title: string) {
  return { ...paragraph([span(title)]), style: 'h2' }
}

export function paragraph(children: object[], markDefs: object[] = []) {
  return { _type: 'block', _key: 'block', style: 'normal', listItem: null, level: null, children, markDefs }
}

export function span(text: string, ...marks: string[]) {
  return { _type: 'span', _key: text, text, marks }
}

export function link(href: string | null) {
  return { _type: 'textLink', _key: 'link', href }
}
