import { encodeSignatureHeader } from '@sanity/webhook'
import { afterEach, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readTokens } from '../../support/content.ts'
import { signWith } from '../../support/freshness.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { askRaw } from '../support/raw.ts'

/** lib/environment/webhook-signature.test.ts holds which signatures are taken, and tests/hostile which bodies are too large. */

const BODY = '{"_id":"testimonial-as-salam","_type":"testimonial","slug":null}'

type Message = { body: string; signature?: string | string[] }

afterEach(async () => {
  const { status, text } = await ask('/')
  expect(status).toBe(200)
  expect(sectionNames(text)).toEqual(SECTION_NAMES)
})

it('a signature of the hosted service is accepted, also when it is replayed', async () => {
  const signature = await sign(BODY)
  for (const _time of ['first', 'replayed']) {
    expect(await post({ body: BODY, signature })).toEqual({ status: 200, answer: { revalidated: expect.any(String) } })
  }
})

/** lib/environment/webhook-signature.test.ts holds what else is refused. */
it.each<[what: string, createMessage: () => Promise<Message>]>([
  ['no signature', async () => ({ body: BODY })],
  ['two signatures in two headers', async () => ({ body: BODY, signature: [await sign(BODY), await sign(BODY)] })],
  [
    'a good signature of the re-encoded JSON',
    async () => ({ body: JSON.stringify(JSON.parse(BODY), null, 2), signature: await sign(BODY) }),
  ],
])('%s is refused', async (_, createMessage) => {
  expect(await post(await createMessage())).toMatchObject({ status: 401 })
})

it.each(['', '{"_type":', 'null', '{"_id":"a"}', '{"_type":"a b\\r\\n"}'])(
  'a well-signed body that names no document type is told so: %j',
  async body => {
    const signature = signWith(readTokens().webhookSecret, body)
    expect(await post({ body, signature })).toMatchObject({ status: 400 })
  },
)

it('the Link header of a page lists each file once, however often the page is revalidated', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await post({ body: BODY, signature: await sign(BODY) })).toMatchObject({ status: 200 })
    await expect.poll(async () => (await ask('/')).headers.get('x-nextjs-cache')).toBe('HIT')
  }
  const files = (await ask('/')).headers.get('link')?.match(/<(\/|http)[^>]+>/g) ?? []
  expect(files.length).toBeGreaterThan(2)
  expect(files).toEqual([...new Set(files)])
})

it('the catch-up requires the secret', async () => {
  for (const authorization of [undefined, 'Bearer ', 'Bearer undefined', `Basic ${readTokens().webhookSecret}`]) {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]])
    expect((await ask('/api/revalidate/catch-up', { method: 'POST', headers })).status).toBe(401)
  }
})

/** Signs with Sanity's own package. */
function sign(body: string): Promise<string> {
  return encodeSignatureHeader(body, Date.now(), readTokens().webhookSecret)
}

async function post({ body, signature }: Message): Promise<{ status: number; answer: unknown }> {
  const headers = signature === undefined ? {} : { 'sanity-webhook-signature': signature }
  const { status, body: answer } = await askRaw('/api/revalidate', { method: 'POST', headers, body })
  return { status, answer: JSON.parse(answer.toString()) }
}
