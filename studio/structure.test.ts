import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
