import { isValidSignature } from '@sanity/webhook'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectRefusal, openTestLake, PROJECT } from '../api/edge.fixture.ts'
import { openReceiver } from '../webhooks/receiver.fixture.ts'

const PATH = `hooks/projects/${PROJECT}`

const host = await openTestLake(PROJECT, 'second')
const { url, received, statuses } = await openReceiver()
beforeEach(() => {
  host.state.change(state => {
    state.hooks = []
  })
})

const client = () => host.client(host.tokens.editor)
const bodies = () => received.map(({ body }) => JSON.parse(body))

async function create(fields: Record<string, unknown> = {}) {
  const given = { type: 'document', name: 'Hook', dataset: 'production', url, ...fields }
  const answer = await host.call('POST', PATH, given)
  expect(answer.status).toBe(201)
  return answer.json()
}

describe('a webhook', () => {
  it('sends the changes that pass its filter, as its projection says, signed', async () => {
    const hook = await create({
      rule: {
        on: ['create', 'update'],
        filter: '_type == "post" && delta::changedAny(title)',
        projection:
          '{_id, title, "was": before().title, "author": author->name, "operation": delta::operation(), "authors": count(*[_type == "author"])}',
      },
      secret: 'a secret of this hook',
      headers: { 'X-Own': 'yes' },
      httpMethod: 'PUT',
    })
    expect(hook).toMatchObject({ type: 'document', isDisabled: false, projectId: PROJECT, includeDrafts: false })
    await client().create({ _id: 'ada', _type: 'author', name: 'Ada' })
    await client().create({ _id: 'p1', _type: 'post', title: 'One', author: { _ref: 'ada' } })
    await client().patch('p1').set({ other: 1 }).commit()
    await client().patch('p1').set({ title: 'Two' }).commit()
    await client().delete('p1')
    await expect.poll(() => received).toHaveLength(2)
    expect(bodies()).toEqual([
      { _id: 'p1', title: 'One', was: null, author: 'Ada', operation: 'create', authors: 1 },
      { _id: 'p1', title: 'Two', was: 'One', author: 'Ada', operation: 'update', authors: 1 },
    ])
    for (const { method, headers, body } of received) {
      expect(method).toBe('PUT')
      const signature = String(headers['sanity-webhook-signature'])
      expect(await isValidSignature(body, signature, 'a secret of this hook')).toBe(true)
      expect(headers).toMatchObject({ 'x-own': 'yes', 'sanity-webhook-id': hook.id, 'sanity-document-id': 'p1' })
    }
  })

  it('sends whole documents without a projection, deleted ones as they were, and neither drafts nor versions', async () => {
    await create()
    await client().create({ _id: 'drafts.n', _type: 'note' })
    await client().create({ _id: 'versions.r.n', _type: 'note' })
    await client().create({ _id: 'n', _type: 'note', a: 1 })
    await client().delete('n')
    await expect.poll(() => received).toHaveLength(2)
    expect(bodies()).toMatchObject([
      { _id: 'n', a: 1 },
      { _id: 'n', a: 1 },
    ])
    expect(received.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'delete'])
    expect(received[0]?.headers).not.toHaveProperty('sanity-webhook-signature')
  })

  it('sends drafts and versions when it is told to, of its own dataset alone', async () => {
    await create({ includeDrafts: true, includeAllVersions: true, rule: { on: ['create'], projection: '_id' } })
    await client().datasets.create('other', {})
    await host.client(host.tokens.editor, 'other').create({ _id: 'elsewhere', _type: 'note' })
    await client().create({ _id: 'drafts.d', _type: 'note' })
    await client().create({ _id: 'versions.r.d', _type: 'note' })
    await expect.poll(() => bodies()).toEqual(['drafts.d', 'versions.r.d'])
    await client().datasets.delete('other')
  })

  it('logs what it sent and how each attempt ended, as the command line reads it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { id } = await create({ rule: { on: ['create'], projection: '{_id}' } })
    statuses.push(500, 200, 400)
    await client().create({ _id: 'l1', _type: 'note' })
    await client().create({ _id: 'l2', _type: 'note' })
    await expect.poll(() => logged).toHaveBeenCalledOnce()
    expect(logged.mock.calls[0]?.[0]).toContain('Webhook "Hook" given up')
    logged.mockRestore()
    const messages = await (await host.call('GET', `${PATH}/${id}/messages`)).json()
    expect(messages).toMatchObject([
      { status: 'failure', payload: '{"_id":"l2"}', resultCode: 400, failureCount: 1, dataset: 'production' },
      { status: 'success', payload: '{"_id":"l1"}', resultCode: 200, failureCount: 1 },
    ])
    const attempts = await (await host.call('GET', `${PATH}/${id}/attempts`)).json()
    expect(attempts.filter((each: { messageId: string }) => each.messageId === messages[1].id)).toMatchObject([
      { isFailure: false, failureReason: null, resultCode: 200, resultBody: 'thanks', inProgress: false },
      { isFailure: true, failureReason: 'http', resultCode: 500 },
    ])
    const one = await host.call('GET', `${PATH}/attempts/${attempts[0].id}`)
    expect(await one.json()).toEqual(attempts[0])
    expect((await host.call('GET', `${PATH}/attempts/none`)).status).toBe(404)
  })

  it('whose receiver cannot be reached does not hold up the others', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { id } = await create({ name: 'Gone', url: 'http://127.0.0.1:9/' })
    await create({ rule: { on: ['create'], projection: '_id' } })
    await client().create({ _id: 'u1', _type: 'note' })
    await expect.poll(() => bodies()).toEqual(['u1'])
    await expect
      .poll(async () => (await (await host.call('GET', `${PATH}/${id}/attempts`)).json())[0])
      .toMatchObject({ isFailure: true, failureReason: 'network', resultCode: null })
    logged.mockRestore()
  })

  it.each<[fields: object, message: string, status?: number]>([
    [{ type: 'transaction' }, '"document" only'],
    [{ dataset: 'none' }, 'Dataset "none" not found'],
    [{ url: 'file:///etc/passwd' }, 'begins with http'],
    [{ rule: { filter: '_type ==' } }, '"filter" is not valid GROQ'],
    [{ rule: { projection: '{' } }, '"projection" is not valid GROQ'],
    [{ rule: { on: ['appear'] } }, '"rule.on" must be'],
    [{ httpMethod: 'BREW' }, '"httpMethod" must be one of'],
    [{ headers: { 'a b': 'c' } }, 'cannot be sent'],
    [{ name: '' }, '"name" is missing'],
    [{ rule: { filter: 'media::aspect(@, "copyright") == "us"' } }, 'media::aspect() is not offered', 501],
  ])('is refused with %j', async (fields, message, status = 400) => {
    const given = { name: 'Hook', dataset: 'production', url, ...fields }
    await expectRefusal(host.call('POST', PATH, given), status, message)
    expect(host.state.read().hooks).toEqual([])
  })
})
