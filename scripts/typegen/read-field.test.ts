import type { TypeNode } from 'groq-js'
import { expect, it } from 'vitest'
import { readField, UnreadableField } from './read-field.ts'

const TEXT: TypeNode = { type: 'string' }
const NUMBER: TypeNode = { type: 'number' }

/** content/generated.test.ts holds what is written for every kind of field that the schemas have. */

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

it('tells of a field that its type does not have, and leaves it out', () => {
  const problems: string[] = []
  const type: TypeNode = { type: 'object', attributes: { titel: field({ type: 'null' }), text: field(TEXT) } }
  expect(flat(readField(listOf(type), 'raw', 'A_QUERY', { problems }))).not.toContain('titel')
  expect(problems).toEqual(['A query reads “A_QUERY[].titel”, which the schema does not have.'])
})

function field(value: TypeNode) {
  return { type: 'objectAttribute' as const, value }
}

function orNull(...types: TypeNode[]): TypeNode {
  return { type: 'union', of: [...types, { type: 'null' }] }
}

function listOf(of: TypeNode): TypeNode {
  return { type: 'array', of }
}

function objectOf(...names: string[]) {
  const attributes = names.map(name => [name, { type: 'objectAttribute' as const, value: orNull(TEXT) }])
  return { type: 'object' as const, attributes: Object.fromEntries(attributes) }
}

function flat(code: string): string {
  return code.replace(/\s+/g, ' ')
}
