import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormSite, newVisitor, REQUEST, startFormSite } from '../support/form-site.ts'
import { stack } from '../support/stack.ts'

/** The site may have to be built first. */
const BUILD_TIMEOUT_MS = 10 * 60_000

let site: FormSite
let hidden: [name: string, value: string][]
beforeAll(async () => {
  site = await startFormSite()
  hidden = readHiddenFields(await (await fetch(`${site.url}/karima`)).text())
}, BUILD_TIMEOUT_MS)
afterAll(() => site.stop())

/** What Next puts into the page's own form; the drawer's comes after it. */
function readHiddenFields(page: string): [string, string][] {
  const form = page.slice(page.indexOf('<main'), page.indexOf('</main'))
  return [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
  )
}

/** Posts the form as a browser without the page's code does. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.append(name, value)
  return postBody(body, { origin: stack.siteUrl, ...headers })
}

function postBody(body: BodyInit, headers: Record<string, string>) {
  const request = { method: 'POST', body, headers: { 'x-forwarded-for': newVisitor(), ...headers } }
  return fetch(`${site.url}/karima`, request)
}

function count(): number {
  return [...site.outbox.list()].length
}

it('a form of the page is taken in, and twice is once', async () => {
  const before = count()
  for (const _ of [1, 2]) {
    const answer = await post(REQUEST)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Submission Received')
  }
  expect(count()).toBe(before + 1)
})

describe('nothing is taken in', () => {
  it.each<[string, number, () => Promise<Response>]>([
    ['from another site’s page', 403, () => post(REQUEST, { origin: 'https://evil.example' })],
    ['from a page that hides its name', 403, () => post(REQUEST, { origin: 'null' })],
    ['from elsewhere, as the browser tells', 403, () => post(REQUEST, { 'sec-fetch-site': 'cross-site' })],
    ['that is too long', 413, () => post({ ...REQUEST, name: 'x'.repeat(2_000_000) })],
    [
      'with ten thousand fields',
      413,
      () => post(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, '']))),
    ],
    ['that is no form', 405, () => postBody('{}', { 'content-type': 'text/plain' })],
  ])('%s', async (_, status, send) => {
    const before = count()
    expect((await send()).status).toBe(status)
    expect(count()).toBe(before)
  })

  it('with more fields than a form has', async () => {
    const before = count()
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`field-${number}`, '']))
    const answer = await post({ ...REQUEST, ...many })
    expect(await answer.text()).toContain('This could not be sent.')
    expect(count()).toBe(before)
  })
})

it('markup that was typed comes back as text', async () => {
  const page = await (await post({ name: '"><script>alert(1)</script>', email: 'no' })).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
