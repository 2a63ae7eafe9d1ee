import { SHAPES } from '../../content/shapes.gen.ts'
import type { StoredDocument } from './content-server.ts'

/** Texts of content at three lengths: the longest are as long as the Studio says looks well, which is in content/shapes.gen.ts. */

export const LENGTHS = ['short', 'usual', 'long'] as const
export type Length = (typeof LENGTHS)[number]

const SHORT = 'Masjid'
/** As long as a word may be for no page to break it, at 320 px, in the type of the hero's headline. */
const LONG_WORD = 'Fundraiser'
const USUAL_WORDS = 'every gift is counted and thanked for by people who care about their masjid '

/** Texts that are never on a page, or that hold something other than words for people. */
const OTHERS = ['alt', 'phone', 'seo', 'fees', 'amount', 'figure', 'exampleText']

export function withLength<Document extends StoredDocument>(document: Document, length: Length): Document {
  return length === 'usual' ? document : Object(change(document, document._type, length))
}

/** Limit of a single field (schemas/documents/site-settings.ts), narrower than that of its type. */
const NARROWER = ['registerLink']
const NARROWER_LENGTH = 12

function change(value: unknown, type: string, length: Length): unknown {
  if (typeof value !== 'object' || value === null) return value
  const shape = SHAPES[type] ?? {}
  const fields = Object.entries(value).map(([name, field]) => {
    const [, inner = '', max] = /^\w+!?(?: ([a-z][\w.]*))?(?: (\d+))?$/i.exec(shape[name] ?? '') ?? []
    if (OTHERS.includes(name)) return [name, field]
    const write = (text: unknown) => (typeof text === 'string' && max ? textOf(length, text, Number(max)) : text)
    if (Array.isArray(field)) return [name, field.map(item => change(write(item), Object(item)._type ?? inner, length))]
    if (NARROWER.includes(name)) {
      return [name, { ...field, label: textOf(length, field.label, NARROWER_LENGTH) }]
    }
    return [name, change(write(field), inner, length)]
  })
  return Object.fromEntries(fields)
}

/** What braces stand for stays in the text. */
function textOf(length: Length, text: string, max: number): string {
  const places = text.match(/\{\w+\}/g) ?? []
  if (length === 'short') return [SHORT, ...places].join(' ')
  const first = [...places, LONG_WORD.slice(0, max)].join(' ')
  const rest = USUAL_WORDS.repeat(Math.ceil(max / USUAL_WORDS.length))
  const whole = `${first} ${rest}`.slice(0, Math.max(max, first.length))
  return whole.length > first.length ? whole.slice(0, whole.lastIndexOf(' ')) : first
}
