import type { Film, Picture } from './types'

/** Text with headings, lists, pictures and boxes, ready to show: links are safe, pictures and films complete. */
export type RichText = RichBlock[]

export type RichBlock =
  | TextBlock
  | { _type: 'figure'; _key: string; picture: Picture; caption: string | null }
  | { _type: 'callout'; _key: string; title: string; text: string }
  | { _type: 'film'; _key: string; film: Film }

export type TextBlock = {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  /** Of a list within lists, from 1. */
  level: number
  /** A heading's address on the page; null for other blocks. */
  id: string | null
  children: TextSpan[]
  markDefs: { _type: 'textLink'; _key: string; href: string }[]
}

export type TextSpan = {
  _type: 'span'
  _key: string
  text: string /** `strong`, `em`, and keys of markDefs. */
  marks: string[]
}
