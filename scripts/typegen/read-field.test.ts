import type { TypeNode } from 'groq-js'
import { expect, it } from 'vitest'
import { readField, UnreadableField } from './read-field.ts'

const TEXT: TypeNode = { type: 'string' }
const NUMBER: TypeNode = { type: 'number' }

it.each([
  ['a text that may be missing', orNull(TEXT), 'text(raw.x)'],
  ['a text that is always there', TEXT, 'raw.x'],
  ['one of several texts', orNull(...choice('left', 'right')), 'text(raw.x)'],
  ['an icon', orNull(...choice('bank', 'mosque')), 'icon(raw.x)'],
  ['a number', orNull(NUMBER), 'number(raw.x)'],
  ['a switch', orNull({ type: 'boolean' }), 'raw.x === true'],
  ['a list of texts', orNull(listOf(TEXT)), 'texts(raw.x)'],
  ['a picture', orNull(objectOf('alt', 'crop', 'hotspot', 'assetId', 'placeholder')), 'picture(raw.x)'],
  ['a link', orNull(objectOf('label', 'href')), 'link(raw.x)'],
  [
    'a list of links, without those that are incomplete',
    orNull(listOf(objectOf('label', 'href'))),
    'list(raw.x).flatMap(item => link(item) ?? [])',
  ],
  ['search engine texts', orNull(objectOf('title', 'description', 'noIndex', 'picture')), 'seo(raw.x)'],
  ['fixed sentences, which the query asks for whole', orNull(words('save', 'title')), 'raw.x'],
  ['fixed sentences of a named type', orNull({ type: 'inline', name: 'wall' }), 'raw.x'],
  ['a rich text', orNull(listOf({ type: 'union', of: [block(), objectOf('title')] })), 'richText(raw.x)'],
])('reads %s', (_what, type, code) => {
  expect(readField(type, 'raw.x', 'section.x')).toBe(code)
})

it('reads a missing object as one whose fields are missing, and a list of objects item by item', () => {
  expect(flat(readField(orNull(objectOf('name')), 'raw.x', 'section.x'))).toBe('{ name: text(raw.x?.name), }')
  expect(flat(readField(orNull(listOf(objectOf('name'))), 'raw.x', 'section.x'))).toBe(
    'list(raw.x).map(item => ({ name: text(item.name), }))',
  )
})

it('hands on fixed sentences beside other fields as they are', () => {
  const { attributes } = words('greeting')
  const mixed: TypeNode = { type: 'object', attributes: { ...attributes, ...objectOf('name').attributes } }
  expect(flat(readField(orNull(mixed), 'raw.x', 'section.x'))).toBe('{ ...raw.x, name: text(raw.x?.name), }')
})

it('drops fields that no schema has', () => {
  const type: TypeNode = { type: 'object', attributes: { gone: { type: 'objectAttribute', value: { type: 'null' } } } }
  expect(flat(readField(type, 'raw.x', 'section.x'))).toBe('{ }')
})

it('names the path of a value that can have several kinds', () => {
  const mixed = orNull(TEXT, NUMBER)
  expect(() => readField(mixed, 'raw.x', 'section.x')).toThrow(new UnreadableField('section.x'))
  const objects = listOf({ type: 'union', of: [objectOf('title'), objectOf('name')] })
  expect(() => readField(objects, 'raw.x', 'section.x')).toThrow(new UnreadableField('section.x[]'))
})

it('leaves out what it cannot read when a reader is written by hand', () => {
  const type: TypeNode = {
    type: 'object',
    attributes: { mixed: field(orNull(TEXT, NUMBER)), title: field(TEXT) },
  }
  expect(flat(readField(type, 'raw.x', 'section.x', { isLenient: true }))).toBe('{ title: raw.x.title, }')
})

function field(value: TypeNode) {
  return { type: 'objectAttribute' as const, value }
}

function orNull(...types: TypeNode[]): TypeNode {
  return { type: 'union', of: [...types, { type: 'null' }] }
}

function choice(...values: string[]): TypeNode[] {
  return values.map(value => ({ type: 'string', value }))
}

function listOf(of: TypeNode): TypeNode {
  return { type: 'array', of }
}

function words(...names: string[]) {
  const attributes = names.map(name => [name, { type: 'objectAttribute', optional: true, value: TEXT }] as const)
  return { type: 'object' as const, attributes: Object.fromEntries(attributes) }
}

function objectOf(...names: string[]) {
  const attributes = names.map(name => [name, { type: 'objectAttribute' as const, value: orNull(TEXT) }])
  return { type: 'object' as const, attributes: Object.fromEntries(attributes) }
}

function block(): TypeNode {
  return {
    type: 'object',
    attributes: { _type: { type: 'objectAttribute', value: { type: 'string', value: 'block' } } },
  }
}

function flat(code: string): string {
  return code.replace(/\s+/g, ' ')
}
