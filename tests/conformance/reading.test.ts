import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget, runId, type Target } from './target.ts'

const type = 'conformancePage'
const both = `${runId}-both`
const draftOnly = `${runId}-draft-only`
const publishedOnly = `${runId}-published-only`
const referrer = `${runId}-referrer`

let target: Target

beforeAll(async () => {
  target = await openTarget()
  await target.editor
    .transaction()
    .create({ _id: both, _type: type, title: 'Published', order: 1 })
    .create({ _id: `drafts.${both}`, _type: type, title: 'Draft', order: 1 })
    .create({ _id: `drafts.${draftOnly}`, _type: type, title: 'Only a draft', order: 2 })
    .create({ _id: publishedOnly, _type: type, title: 'Only published', order: 3 })
    .create({ _id: referrer, _type: type, title: 'Referrer', order: 4, to: { _type: 'reference', _ref: both } })
    .commit()
})
afterAll(async () => {
  await target.editor.delete({ query: '*[_type == $type && defined(to)]', params: { type } })
  await target.editor.delete({ query: '*[_type == $type]', params: { type } })
  await target.close()
})

const titles = (client: Target['editor'], perspective: 'raw' | 'published' | 'drafts') =>
  client.fetch<string[]>('*[_type == $type] | order(order asc, _id asc).title', { type }, { perspective })

describe('perspectives', () => {
  it('contain only published documents when published', async () => {
    expect(await titles(target.editor, 'published')).toEqual(['Published', 'Only published', 'Referrer'])
  })

  it('overlay published documents with drafts under the published ids', async () => {
    expect(await titles(target.editor, 'drafts')).toEqual(['Draft', 'Only a draft', 'Only published', 'Referrer'])
    const document = await target.editor.fetch('*[_id == $id][0]', { id: both }, { perspective: 'drafts' })
    expect(document).toMatchObject({ _id: both, _originalId: `drafts.${both}`, title: 'Draft' })
  })

  it('contain everything as stored when raw', async () => {
    expect(await titles(target.editor, 'raw')).toHaveLength(5)
  })

  it('apply to referenced documents as well', async () => {
    const query = '*[_id == $id][0].to->title'
    expect(await target.editor.fetch(query, { id: referrer }, { perspective: 'drafts' })).toBe('Draft')
    expect(await target.editor.fetch(query, { id: referrer }, { perspective: 'published' })).toBe('Published')
  })

  it('default to published from API version 2025-02-19 on, and to raw before', async () => {
    const query = 'count(*[_type == $type])'
    expect(await target.editor.fetch(query, { type })).toBe(3)
    expect(await target.editor.withConfig({ apiVersion: '2024-01-23' }).fetch(query, { type })).toBe(5)
  })
})

describe('queries', () => {
  it('take parameters of every JSON type', async () => {
    const params = { text: 'a "quoted" *[_type] $text', number: 1.5, list: ['x', null], object: { deep: [true] } }
    expect(
      await target.viewer.fetch('{"text": $text, "number": $number, "list": $list, "object": $object}', params),
    ).toEqual(params)
  })

  it('are sent by POST when they are long, with the same result', async () => {
    const long = `*[_type == $type && title != "${'x'.repeat(20_000)}"] | order(order asc).title`
    expect(await target.viewer.fetch(long, { type })).toEqual(['Published', 'Only published', 'Referrer'])
  })

  it('return sync tags, and a source map on request', async () => {
    const answer = await target.editor.fetch(
      '*[_id == $id][0]{title}',
      { id: publishedOnly },
      { filterResponse: false, resultSourceMap: true },
    )
    expect(answer.result).toEqual({ title: 'Only published' })
    expect(answer.syncTags?.every(tag => tag.startsWith('s1:'))).toBe(true)
    expect(answer.syncTags?.length).toBeGreaterThan(0)
    expect(answer.resultSourceMap?.mappings).toHaveProperty("$['title']")
    expect(answer.resultSourceMap?.documents[0]).toMatchObject({ _id: publishedOnly })
  })

  it('report the position of a syntax error', async () => {
    const error = await target.viewer.fetch('*[_type ==').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ClientError)
    if (error instanceof ClientError) {
      expect(error.statusCode).toBe(400)
      expect(error.response.body.error).toMatchObject({ type: 'queryParseError' })
      expect(error.response.body.error.start).toBeTypeOf('number')
    }
  })
})

describe('access rights', () => {
  it('let anonymous visitors read published documents and nothing else', async () => {
    expect(await titles(target.anonymous, 'published')).toEqual(['Published', 'Only published', 'Referrer'])
    expect(await titles(target.anonymous, 'raw')).toEqual(['Published', 'Only published', 'Referrer'])
    expect(await target.anonymous.getDocument(`drafts.${both}`)).toBeUndefined()
  })

  it('let a viewer read drafts but write nothing', async () => {
    expect(await titles(target.viewer, 'drafts')).toContain('Only a draft')
    await expectStatus(target.viewer.create({ _type: type }), 403)
  })

  it('let nobody write without a token, and reject an invalid one', async () => {
    await expectStatus(target.anonymous.create({ _type: type }), 401)
    await expectStatus(target.editor.withConfig({ token: 'not-a-token' }).fetch('1'), 401)
  })
})

async function expectStatus(action: Promise<unknown>, status: number): Promise<void> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ statusCode: status })
}
