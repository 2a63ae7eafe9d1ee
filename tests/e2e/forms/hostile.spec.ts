import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openOutbox } from '../../../forms/outbox/store.ts'
import { newVisitor } from '../../support/form-service.ts'
import { stack } from '../../support/stack.ts'

/** Forms as a browser without JavaScript posts them, to a page. tests/hostile posts to the API route. */

const REQUEST = { name: 'Amina Yusuf', email: 'amina@hostile.example', phone: '4195550142' }

let hidden: [name: string, value: string][]
test.beforeAll(async () => {
  hidden = readHiddenFields(await (await fetch(`${stack.siteUrl}/karima`)).text())
})

/** Hidden fields that Next renders into the form in `main`; the form of the trial drawer comes after it. */
function readHiddenFields(page: string): [string, string][] {
  const form = page.slice(page.indexOf('<main'), page.indexOf('</main'))
  return [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
  )
}

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.append(name, value)
  return postBody(body, headers)
}

function postBody(body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const all = { origin: stack.siteUrl, ...newVisitor(), ...headers }
  return fetch(`${stack.siteUrl}/karima`, { method: 'POST', body, headers: all })
}

/** Number of stored submissions. */
function count(): number {
  const outbox = openOutbox(join(stack.dataFolder, 'outbox'))
  const total = Object.values(outbox.countByState()).reduce((sum, part) => sum + part, 0)
  outbox.close()
  return total
}

test('a form posted to the page is stored, and only once when it is posted twice', async () => {
  const before = count()
  for (const _ of [1, 2]) {
    const answer = await post(REQUEST)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Submission Received')
  }
  expect(count()).toBe(before + 1)
})

for (const [what, status, send] of [
  ['from another site’s page', 403, () => post(REQUEST, { origin: 'https://evil.example' })],
  ['from a page that hides its name', 403, () => post(REQUEST, { origin: 'null' })],
  ['that is too long', 413, () => post({ ...REQUEST, name: 'x'.repeat(2_000_000) })],
  ['with ten thousand fields', 413, () => post(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, ''])))],
  ['that is no form', 405, () => postBody('{}', { 'content-type': 'text/plain' })],
] as const) {
  test(`nothing is taken in ${what}`, async () => {
    const before = count()
    expect((await send()).status).toBe(status)
    expect(count()).toBe(before)
  })
}

test('a form with too many fields is not stored', async () => {
  const before = count()
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`field-${number}`, '']))
  expect(await (await post({ ...REQUEST, ...many })).text()).toContain('This could not be sent.')
  expect(count()).toBe(before)
})

test('typed markup is returned as text', async () => {
  const page = await (await post({ name: '"><script>alert(1)</script>', email: 'no' })).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
