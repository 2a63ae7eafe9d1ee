import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SchemaType } from 'groq-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listQueryProblems } from './query-problems'
import { refuseUnknownFields } from './refuse-unknown-fields'

const SCHEMA = schemaOf('name', 'bio')
const PARTS = 'export const personFields = /* groq */ `\n  name,\n  bio\n`\n'
const QUERY = `import { personFields } from '../parts.query.ts'

export const AUTHOR_QUERY = \`*[_type == "author"]{
  _id,
  \${personFields}
}\`
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'queries-'))
  write('schemas/documents/author.query.ts', QUERY)
  write('schemas/parts.query.ts', PARTS)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('what is said of a query', () => {
  it('is nothing while its fields exist', () => {
    expect(listQueryProblems(root, textOf('_id', 'name,\n  bio'), SCHEMA)).toEqual([])
  })

  it('names file, line, field and the nearest field', () => {
    write('schemas/documents/author.query.ts', QUERY.replace('_id', 'nmae'))
    expect(listQueryProblems(root, textOf('nmae', 'name,\n  bio'), SCHEMA)).toEqual([
      'schemas/documents/author.query.ts:4 asks for the unknown field “nmae” of author: did you mean “name”?',
    ])
  })

  it('names the file of a part that the query includes', () => {
    write('schemas/parts.query.ts', PARTS.replace('bio', 'boi'))
    expect(listQueryProblems(root, textOf('_id', 'name,\n  boi'), SCHEMA)).toEqual([
      'schemas/parts.query.ts:3 asks for the unknown field “boi” of author: did you mean “bio”?',
    ])
  })

  it('names the line that asks in vain, and not one that asks another type for the field of that name', () => {
    const text =
      'export const ALL_QUERY = `{\n  "posts": *[_type == "post"]{title},\n  "authors": *[_type == "author"]{name, title}\n}`\n'
    write('schemas/all.query.ts', text)
    const query = text.slice(text.indexOf('`') + 1, text.lastIndexOf('`'))
    expect(listQueryProblems(root, query, [...SCHEMA, ...schemaOf('title').map(asPost)])).toEqual([
      'schemas/all.query.ts:3 asks for the unknown field “title” of author: it has name, bio.',
    ])
  })

  it('lists the fields where none is near', () => {
    write('schemas/parts.query.ts', PARTS.replace('bio', 'portrait'))
    expect(listQueryProblems(root, textOf('_id', 'name,\n  portrait'), SCHEMA)).toEqual([
      'schemas/parts.query.ts:3 asks for the unknown field “portrait” of author: it has name, bio.',
    ])
  })

  it('names the part that cannot be read', () => {
    write('schemas/parts.query.ts', PARTS.replace('name,', 'name,,'))
    expect(listQueryProblems(root, textOf('_id', 'name,,\n  bio'), SCHEMA)).toEqual([
      expect.stringMatching(/^schemas\/parts\.query\.ts:1 cannot be read: Syntax error in GROQ/),
    ])
  })

  it('quotes a query that no file has', () => {
    expect(listQueryProblems(root, '*[_type == "author"]{nam}', SCHEMA)).toEqual([
      'The query “*[_type == "author"]{nam}” asks for the unknown field “nam” of author: did you mean “name”?',
    ])
  })
})

it('a query is refused in development until the schema has its fields', () => {
  write('schema.json', JSON.stringify(schemaOf('name')))
  const query = textOf('_id', 'name,\n  bio')
  expect(() => refuseUnknownFields(query, root)).toThrow(/parts\.query\.ts:3 asks for the unknown field “bio”/)
  expect(() => refuseUnknownFields(query, root)).toThrow(/“bio”/)
  write('schema.json', JSON.stringify(SCHEMA))
  utimesSync(join(root, 'schema.json'), 1, 1)
  expect(() => refuseUnknownFields(query, root)).not.toThrow()
})

function textOf(own: string, parts: string): string {
  return `*[_type == "author"]{\n  ${own},\n  \n  ${parts}\n\n}`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function asPost(type: SchemaType[number]): SchemaType[number] {
  return JSON.parse(JSON.stringify(type).replaceAll('"author"', '"post"'))
}

function schemaOf(...fields: string[]): SchemaType {
  const named = fields.map(field => [field, { type: 'objectAttribute' as const, value: { type: 'string' as const } }])
  const type = { type: 'objectAttribute' as const, value: { type: 'string' as const, value: 'author' } }
  return [{ type: 'document', name: 'author', attributes: { _type: type, ...Object.fromEntries(named) } }]
}
