import { createSchema, type DocumentDefinition, type SchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { LANDING_SECTIONS, OPENINGS, SECTIONS_OF_PAGES } from '../lib/sections.ts'
import { documentTypes } from './documents/index.ts'
import { objectTypes, schemaTypes } from './index.ts'
import { sectionTypes } from './sections.gen.ts'
import { isSingletonType, SINGLETONS } from './singletons.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const ownTypes = schemaTypes.map(({ name }) => schema.get(name)).filter(type => type !== undefined)

describe('the content model', () => {
  it('compiles without a problem or a warning', () => {
    const problems = (schema._validation ?? []).flatMap(({ path, problems }) =>
      problems.map(({ message }) => ({ path, message })),
    )
    expect(problems).toEqual([])
    expect(ownTypes).toHaveLength(schemaTypes.length)
  })

  it('has each type once, under the name that its registry uses', () => {
    for (const types of [documentTypes, sectionTypes, objectTypes]) {
      for (const [name, type] of Object.entries(types)) expect(type.name).toBe(name)
    }
    expect(new Set(schemaTypes.map(({ name }) => name)).size).toBe(schemaTypes.length)
  })

  it('gives every type a title, and every document and section an icon', () => {
    expect(ownTypes.filter(({ title }) => !title).map(({ name }) => name)).toEqual([])
    const withIcon = [...Object.keys(documentTypes), ...Object.keys(sectionTypes)]
    expect(withIcon.filter(name => !schema.get(name)?.icon)).toEqual([])
  })

  it('gives every field a title, and says where it shows and what happens when it is empty', () => {
    const fields = ownTypes.flatMap(type => fieldsOf(type, type.name))
    expect(fields.length).toBeGreaterThan(250)
    expect(fields.filter(({ title }) => !title).map(({ path }) => path)).toEqual([])
    expect(fields.filter(({ description }) => !/^\p{Lu}.{8,}\.$/su.test(description)).map(({ path }) => path)).toEqual(
      [],
    )
    const silent = fields.filter(
      ({ description }) => !/Cannot be left empty|When empty: |Needed when /.test(description),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('previews every document and list member with a title, even when nothing is filled in', () => {
    const shown = ownTypes.filter(({ name }) => name !== 'richText')
    const blank = shown.filter(type => !previewTitle(type, {}))
    expect(blank.map(({ name }) => name)).toEqual([])
  })

  it.each(['author', 'category', 'page', 'post'])('proposes an address for a %s, or says what to type', name => {
    const type = schema.get(name)
    const fields = type?.jsonType === 'object' ? type.fields : []
    const { slugify } = Object(fields.find(field => field.name === 'slug')?.type.options)
    expect(slugify('Qurʾān 2026/2027')).toBe('quran-2026-2027')
    expect(() => slugify('رمضان مبارك')).toThrow('Type one, such as ramadan-nights')
  })

  it('gives every list of documents a default ordering', () => {
    const listed: DocumentDefinition[] = Object.values(documentTypes).filter(({ name }) => !isSingletonType(name))
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.filter(({ orderings }) => !orderings?.length).map(({ name }) => name)).toEqual([])
  })

  it('offers every section on pages, and on the landing page those whose styles it loads', () => {
    const all = Object.keys(sectionTypes)
    expect(offeredBy('page')).toEqual(all.toSorted())
    expect(offeredBy('landingPage')).toEqual(LANDING_SECTIONS.toSorted())
    expect([...SECTIONS_OF_PAGES, ...OPENINGS].filter(name => !all.includes(name))).toEqual([])
  })

  it('gives every picture a focal point and alternative text', () => {
    for (const name of ['picture', 'figure']) {
      const type = schema.get(name)
      expect(type?.options).toMatchObject({ hotspot: true })
      expect(type?.jsonType === 'object' && type.fields.map(field => field.name)).toContain('alt')
    }
    const plainPictures = ownTypes
      .flatMap(type => fieldsOf(type, type.name))
      .filter(({ type }) => type.name === 'image')
    expect(plainPictures.map(({ path }) => path)).toEqual([])
  })

  it('has the type of every singleton', () => {
    for (const [id, type] of Object.entries(SINGLETONS))
      expect({ id, type: schema.get(type)?.name }).toEqual({ id, type })
  })
})

function offeredBy(document: string): string[] {
  const type = schema.get(document)
  const offered = type?.jsonType === 'object' ? type.fields.find(({ name }) => name === 'sections')?.type : undefined
  return offered?.jsonType === 'array' ? offered.of.map(({ name }) => name).sort() : []
}

type Field = { path: string; title: string | undefined; description: string; type: SchemaType }

/** Fields of a type and of plain objects inside it, without Sanity's own (crop, asset, current …), which need no description. */
function fieldsOf(type: SchemaType, path: string): Field[] {
  if (type.jsonType === 'array') return type.of.flatMap(member => fieldsOf(member, `${path}[${member.name}]`))
  if (type.jsonType !== 'object' || type.name === 'block') return []
  return type.fields
    .filter(({ name }) => !name.startsWith('_') && !['asset', 'media', 'crop', 'hotspot'].includes(name))
    .flatMap(({ name, type: fieldType }) => {
      const fieldPath = `${path}.${name}`
      const field = {
        path: fieldPath,
        title: fieldType.title,
        description: String(fieldType.description ?? ''),
        type: fieldType,
      }
      return fieldType.name === 'object' ? [field, ...fieldsOf(fieldType, fieldPath)] : [field]
    })
}

function previewTitle(type: SchemaType, selection: Record<string, unknown>): unknown {
  return type.preview?.prepare?.(selection)?.title
}
