import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { isUnderNext, stack } from '../../support/stack.ts'
import { openPlainForm, type PlainForm } from './plain-form.ts'

/** Forms as a browser without JavaScript posts them, to a page. tests/hostile posts to the API route. */

const REQUEST = { name: 'Amina Yusuf', email: 'amina@hostile.example', phone: '4195550142' }

let form: PlainForm
beforeAll(async () => {
  form = await openPlainForm('/karima')
})

/** Number of stored submissions. */
async function count(): Promise<number> {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const total = Object.values(await outbox.countByState()).reduce((sum, part) => sum + part, 0)
  await outbox.close()
  return total
}

it('a form posted to the page is stored, and only once when it is posted twice', async () => {
  const before = await count()
  for (const _ of [1, 2]) {
    const answer = await form.post(REQUEST)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Submission Received')
  }
  expect(await count()).toBe(before + 1)
})

it.each<[what: string, status: number, send: () => Promise<Response>]>([
  ['from another site’s page', 403, () => form.post(REQUEST, { origin: 'https://evil.example' })],
  ['from a page that hides its name', 403, () => form.post(REQUEST, { origin: 'null' })],
  ['that is too long', 413, () => form.post({ ...REQUEST, name: 'x'.repeat(2_000_000) })],
  [
    'with ten thousand fields',
    413,
    () => form.post(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, '']))),
  ],
  ['that is no form', isUnderNext ? 405 : 415, () => form.postBody('{}', { 'content-type': 'text/plain' })],
])('nothing is taken in %s', async (_, status, send) => {
  const before = await count()
  expect((await send()).status).toBe(status)
  expect(await count()).toBe(before)
})

it('a form with too many fields is not stored', async () => {
  const before = await count()
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`field-${number}`, '']))
  expect(await (await form.post({ ...REQUEST, ...many })).text()).toContain('This could not be sent.')
  expect(await count()).toBe(before)
})

it('typed markup is returned as text', async () => {
  const page = await (await form.post({ name: '"><script>alert(1)</script>', email: 'no' })).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
