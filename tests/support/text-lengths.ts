import { SHAPES } from '../../content/shapes.gen.ts'
import type { StoredDocument } from './content-server.ts'

/** Texts of content at three lengths, within the limits of the Studio: its limits are in content/shapes.gen.ts. */

export const LENGTHS = ['short', 'usual', 'long'] as const
export type Length = (typeof LENGTHS)[number]

const SHORT = 'Masjid'
/** A word of letters of average width, as long as any limit. */
const LONG_WORD = 'Intercongregationalfundraisings'
const USUAL_WORDS = 'every gift is counted and thanked for by people who care about their masjid '

/** Texts that are never on a page, or that hold something other than words for people. */
const OTHERS = ['alt', 'phone', 'seo', 'fees', 'amount', 'figure', 'exampleText']

export function withLength<Document extends StoredDocument>(document: Document, length: Length): Document {
  return length === 'usual' ? document : Object(change(document, document._type, length))
}

/** Limits of single fields (schemas/documents/site-settings.ts), narrower than those of their type. */
const NARROWER = ['registerLink']
const NARROWER_LENGTH = 12

function change(value: unknown, type: string, length: Length): unknown {
  if (typeof value !== 'object' || value === null) return value
  const shape = SHAPES[type] ?? {}
  const fields = Object.entries(value).map(([name, field]) => {
    const [, inner = '', max, word] = /^\w+!?(?: ([a-z][\w.]*))?(?: (\d+)\/(\d+))?$/i.exec(shape[name] ?? '') ?? []
    if (OTHERS.includes(name)) return [name, field]
    const write = (text: unknown) =>
      typeof text === 'string' && max && word ? textOf(length, { text, max: Number(max), word: Number(word) }) : text
    if (Array.isArray(field)) return [name, field.map(item => change(write(item), Object(item)._type ?? inner, length))]
    if (NARROWER.includes(name)) {
      const limit = { max: NARROWER_LENGTH, word: NARROWER_LENGTH }
      return [name, { ...field, label: textOf(length, { text: field.label, ...limit }) }]
    }
    return [name, change(write(field), inner, length)]
  })
  return Object.fromEntries(fields)
}

/** What braces stand for stays in the text. */
function textOf(length: Length, { text, max, word }: { text: string; max: number; word: number }): string {
  const places = text.match(/\{\w+\}/g) ?? []
  if (length === 'short') return [SHORT, ...places].join(' ')
  const first = [...places, LONG_WORD.slice(0, Math.min(word, max))].join(' ')
  const rest = USUAL_WORDS.repeat(Math.ceil(max / USUAL_WORDS.length))
  const whole = `${first} ${rest}`.slice(0, Math.max(max, first.length))
  return whole.length > first.length ? whole.slice(0, whole.lastIndexOf(' ')) : first
}
