import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagesOfDocument } from '@/lib/pages'
import { documentTypes } from '@/schemas/documents'
import { isSingletonType, SINGLETONS } from '@/schemas/singletons'

const source = readFileSync(new URL('./structure.ts', import.meta.url), 'utf8')

it('has a place for every document type and for every singleton', () => {
  const lists = Object.keys(documentTypes).filter(type => !isSingletonType(type))
  const places = [...lists, ...Object.keys(SINGLETONS)]
  expect(
    places.filter(name => !source.includes(`(S, '${name}'`) && !source.includes(`documentTypeList('${name}')`)),
  ).toEqual([])
})

it('gives a form the name that its entry in the list has', () => {
  for (const [id, type] of Object.entries(SINGLETONS)) {
    const prepare = documentTypes[type].preview?.prepare
    const [, inList] = new RegExp(`singleton\\(S, '${id}', '([^']+)'`).exec(source) ?? []
    // Legal pages have names that staff write.
    if (type !== 'legalPage')
      expect(prepare?.({ title: null, updatedAt: null }).title, id).toBe(inList ?? pagesOfDocument(id)[0]?.title)
  }
})
