import type { Film, Picture } from '../types'

/** Ready to render: links are safe, pictures and films are complete. */
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
  /** Nesting depth of a list item, from 1. */
  level: number
  /** Anchor of a heading; null for other blocks. */
  id: string | null
  children: TextSpan[]
  markDefs: { _type: 'textLink'; _key: string; href: string }[]
}

export type TextSpan = {
  _type: 'span'
  _key: string
  text: string
  /** `strong`, `em`, and keys of markDefs. */
  marks: string[]
}
