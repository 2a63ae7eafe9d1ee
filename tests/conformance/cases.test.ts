import { readFileSync, writeFileSync } from 'node:fs'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { observe } from './cases/case.ts'
import { groups } from './cases/index.ts'
import { TYPE } from './cases/tools.ts'
import { DOCUMENT, type Observed, writeDocument } from './document.ts'
import { openTarget, type Target } from './target.ts'

const CASE_TIMEOUT_MS = 60_000
const observed: Observed[] = []
let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(async () => {
  await target.editor.delete({ query: '*[_type == $type && defined(to)]', params: { type: TYPE } })
  await target.editor.delete({ query: '*[_type == $type]', params: { type: TYPE } })
  await target.close()
  if (target.isHosted) console.table(observed.map(({ item, observation }) => ({ name: item.name, ...observation })))
})

describe.each(groups)('$title', group => {
  it.for(group.cases)('$name', { timeout: CASE_TIMEOUT_MS }, async (item, { skip }) => {
    if (target.isHosted && item.account && !process.env.CONFORMANCE_ACCOUNT) skip()
    const observation = await observe(item, target)
    observed.push({ group, item, observation, requests: target.requests() })
    const { verdict, sentence, missing } = observation
    const wanted = target.isHosted ? ['equal', 'refused'] : [item.expected ?? 'equal']
    expect(wanted, `${missing.join('; ')} ${sentence ?? ''}`).toContain(verdict)
    if (verdict === 'refused') expect(sentence).toMatch(/\w+ \w+ \w+/)
  })
})

describe('docs/conformance.md', () => {
  it('is what the suite saw (else run: npm run generate -- conformance)', ({ skip }) => {
    if (target.isHosted) skip()
    const text = writeDocument(observed)
    const isComplete = observed.length === groups.flatMap(({ cases }) => cases).length
    if (process.env.UPDATE && isComplete) writeFileSync(DOCUMENT, text)
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(text)
  })
})

const client = createClient({ projectId: 'abc12345', dataset: 'production', apiVersion: '2025-02-19', useCdn: false })
const covered = new Set(groups.flatMap(({ cases }) => cases.flatMap(({ methods = [] }) => methods)))
/** Plumbing of the builders, which their own public methods call. */
const INTERNAL = /\b_/

describe('every method of @sanity/client', () => {
  it.each([
    ['the client', methodsOf(client)],
    ['its observables, which send the same requests', methodsOf(client.observable)],
    ['patches', methodsOf(client.patch('a'), 'patch().')],
    ['transactions', methodsOf(client.transaction(), 'transaction().')],
  ])('of %s has a case', (_, methods) => {
    expect(methods.length).toBeGreaterThan(5)
    expect(methods.filter(method => !covered.has(method))).toEqual([])
  })

  it('that has a case exists', () => {
    const builders = [...methodsOf(client.patch('a'), 'patch().'), ...methodsOf(client.transaction(), 'transaction().')]
    const methods = new Set([...methodsOf(client), ...builders])
    expect([...covered].filter(method => !methods.has(method))).toEqual([])
  })
})

/** The names of all methods of an object and of the objects that it holds, for example `datasets.list`. */
function methodsOf(value: object, prefix = ''): string[] {
  return namesOf(value).flatMap(name => {
    const member: unknown = Reflect.get(value, name)
    if (typeof member === 'function') return INTERNAL.test(name) ? [] : [`${prefix}${name}`]
    const isNamespace = typeof member === 'object' && member !== null && !Array.isArray(member)
    return isNamespace && name !== 'observable' ? methodsOf(member, `${prefix}${name}.`) : []
  })
}

/** The names of an object and of its classes, without those of all objects. */
function namesOf(value: object): string[] {
  const names = new Set<string>()
  for (let at: object | null = value; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') names.add(name)
  }
  return [...names]
}
