import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillWords } from '../../../lib/default-words.ts'
import { createCode, keysOf, readCode, seal } from '../../../lib/drafts/code.ts'
import { CONTINUE_PAGE, linkOf, MAX_DRAFT_BYTES } from '../../../lib/drafts/draft.ts'
import { DRAFT_MESSAGES, DRAFT_WORDS } from '../../../lib/drafts/words.ts'
import { REGISTRATION } from '../../../lib/forms/registration.ts'
import { ask } from '../../support/ask.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { logFileOf, stack } from '../../support/stack.ts'

/** "Save and go on later": the pages as a browser without JavaScript posts them, and the requests of one that has it. */

type Page = { status: number; headers: Headers; html: Document; text: string }

const WORDS = fillWords(DRAFT_WORDS, {})

/** Values that nothing else on this stack has. */
const unique = `${Date.now()}`
const TYPED = {
  I01name: `Khalid ${unique} Rahman`,
  I02email: `khalid-${unique}@assalamtoledo.example`,
  II01masjidname: `Masjid ${unique} As-Salam`,
  III04recipientstreetaddress: `${unique} Orchard Lane`,
  II14masjidcountry: 'CA',
  II04masjidstate: 'ON',
}

async function open(path: string): Promise<Page> {
  return toPage(await ask(path))
}

function toPage({ status, headers, text }: Pick<Page, 'status' | 'headers' | 'text'>): Page {
  return { status, headers, text, html: readHtml(text) }
}

/** Posts the form of a page as a browser does: with what is in its fields, changed by `fields`. */
async function post(path: string, page: Page, fields: Record<string, string>, visitor = newVisitor()): Promise<Page> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...valuesIn(page), ...fields })) body.append(name, value)
  return toPage(await ask(path, { method: 'POST', body, headers: { origin: stack.siteUrl, ...visitor } }))
}

function valuesIn({ html }: Page): Record<string, string> {
  const fields = html.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main form :is(input, select)[name]')
  const used = [...fields].filter(field => !['radio', 'checkbox'].includes(field.type) || field.matches(':checked'))
  return Object.fromEntries(used.map(({ name, value }) => [name, value]))
}

const typedIn = (page: Page) =>
  Object.fromEntries(Object.entries(valuesIn(page)).filter(([name, value]) => /^I/.test(name) && value !== ''))

const linkIn = ({ html }: Page) => html.querySelector<HTMLInputElement>('#saved-draft-link')?.value ?? ''
const titleIn = ({ html }: Page) => html.querySelector('main h2[autofocus]')?.textContent

async function saveTyped(fields: Record<string, string> = TYPED): Promise<Page> {
  return post('/register', await open('/register'), { ...fields, draftAction: 'save' })
}

async function openLink(link: string): Promise<Page> {
  return post(CONTINUE_PAGE, await open(CONTINUE_PAGE), { draftLink: link, draftAction: 'open' })
}

describe('without JavaScript', () => {
  it('the page comes back with the link and what was typed, and nobody keeps it', async () => {
    const page = await saveTyped()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toMatch(/no-store/)
    expect(titleIn(page)).toBe(WORDS.title)
    expect(linkIn(page)).toMatch(new RegExp(`^${stack.siteUrl}${CONTINUE_PAGE}#[0-9a-f]{64}$`))
    expect(page.html.querySelector('main details svg[role=img]')).not.toBeNull()
    expect(typedIn(page)).toEqual(TYPED)
  })

  it('the link opens in another browser, and saves and deletes the same draft', async () => {
    const link = linkIn(await saveTyped())
    const opened = await openLink(link)
    expect(opened.status).toBe(200)
    expect(typedIn(opened)).toEqual(TYPED)
    const later = await post(CONTINUE_PAGE, opened, { I04role: 'Treasurer', draftAction: 'save' })
    expect(linkIn(later)).toBe(link)
    expect(typedIn(await openLink(link))).toEqual({ ...TYPED, I04role: 'Treasurer' })
    const erased = await post(CONTINUE_PAGE, later, { draftAction: 'erase' })
    expect(titleIn(erased)).toBe(WORDS.erasedTitle)
    expect(typedIn(erased)).toEqual({ ...TYPED, I04role: 'Treasurer' })
    expect((await openLink(link)).status).toBe(410)
  })

  it('of two people with the link the later one wins, and reads what changed', async () => {
    const link = linkIn(await saveTyped())
    const [one, two] = [await openLink(link), await openLink(link)]
    await post(CONTINUE_PAGE, one, { I04role: 'Imam', I01name: `Amina ${unique}`, draftAction: 'save' })
    const later = await post(CONTINUE_PAGE, two, { I01name: `Hassan ${unique}`, draftAction: 'save' })
    const said = later.html.querySelector('main [role=status]')?.textContent
    expect(said).toContain('New from them: Role.')
    expect(said).toContain('had changed Name as well')
    expect(typedIn(await openLink(link))).toEqual({ ...TYPED, I04role: 'Imam', I01name: `Hassan ${unique}` })
  })

  it('a registration that fails keeps its link, and one that is sent ends it', async () => {
    const email = `sent-${unique}@masjid.example`
    const link = linkIn(await saveTyped({ ...TYPED, I02email: email }))
    const failed = await post(CONTINUE_PAGE, await openLink(link), {})
    expect(failed.html.querySelector('main form [role=alert] a')).not.toBeNull()
    expect((await openLink(link)).status).toBe(200)
    const sent = await post(CONTINUE_PAGE, failed, { IV01termsandconditions: 'true' })
    expect(sent.html.querySelector('main form')).toBeNull()
    expect((await openLink(link)).status).toBe(410)
    await expect.poll(() => receivedFrom(email, 'I02email'), { timeout: 90_000 }).toHaveLength(1)
    expect(Object.keys(receivedFrom(email, 'I02email')[0]?.fields ?? {})).toEqual(Object.keys(REGISTRATION))
  }, 100_000)

  it.each([
    ['unknown', () => linkOf(createCode(), stack.siteUrl), 410],
    ['one that lacks a part', () => linkOf(createCode().slice(1), stack.siteUrl), 404],
    ['none', () => 'my link', 404],
    ['empty', () => '', 404],
  ])('a link that is %s gets a page that says so and offers a fresh start', async (_, makeLink, status) => {
    const page = await openLink(makeLink())
    expect(page.status).toBe(status)
    expect(page.html.querySelector('main h2')?.textContent).toBe(WORDS.goneTitle)
    const fresh = [...page.html.querySelectorAll('main a')].find(link => link.textContent === WORDS.fresh)
    expect(fresh?.getAttribute('href')).toBe('/register')
  })

  it('a state of the page that somebody made up is not believed', async () => {
    const page = await saveTyped()
    const [name = '', state = ''] = Object.entries(valuesIn(page)).find(([, value]) => value.includes('"link"')) ?? []
    expect(name).not.toBe('')
    const forged = state.replace(/"token":"[^"]*"/, '"token":7').replace(/"link":"[^"]*"/, '"link":{"a":1}')
    const again = await post('/register', page, { [name]: forged, draftAction: 'save' })
    expect([again.status, linkIn(again) === linkIn(page)]).toEqual([200, false])
  })
})

describe('requests of a page', () => {
  async function request(action: string, body: unknown, headers: Record<string, string> = newVisitor()) {
    const answer = await ask(`/api/saved-drafts/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.siteUrl, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect(answer.headers.get('cache-control') ?? 'no-store').toContain('no-store')
    return { ...answer, reply: JSON.parse(answer.text) }
  }

  async function sealed(values: Record<string, string> = TYPED) {
    const { token, key } = await keysOf(createCode())
    return { token, ...(await seal(key, { step: 1, values })), basedOn: null }
  }

  it('save, open and erase a draft, and a conflict returns the stored one', async () => {
    const draft = await sealed()
    const { token, iv, data } = draft
    expect((await request('save', draft)).reply).toEqual({ outcome: 'saved', version: 1 })
    const conflict = await request('save', { ...(await sealed()), token })
    expect([conflict.status, conflict.reply]).toEqual([409, { outcome: 'conflict', version: 1, iv, data }])
    expect((await request('open', { token })).reply).toEqual({ outcome: 'opened', version: 1, iv, data })
    expect((await request('erase', { token })).reply).toEqual({ outcome: 'erased' })
    expect((await request('open', { token })).status).toBe(410)
    expect((await request('save', { ...draft, basedOn: 1 })).status).toBe(410)
  })

  it.each<[what: string, status: number, action: string, body: () => unknown, headers?: Record<string, string>]>([
    ['from another site’s page', 403, 'save', sealed, { origin: 'https://evil.example' }],
    ['from a page that hides its name', 403, 'open', async () => ({ token: 'a' }), { origin: 'null' }],
    ['with more than 64 KB', 413, 'save', () => sealed({ I01name: 'x'.repeat(MAX_DRAFT_BYTES) })],
    ['of two megabytes', 413, 'save', () => `{"token":"${'x'.repeat(2_000_000)}"}`],
    ['that is no JSON', 400, 'save', () => '{'],
    ['that is no object', 404, 'open', () => 'null'],
    ['with a token that no link has', 404, 'open', () => ({ token: "' OR 1=1 --" })],
    ['with a value that is no base64', 400, 'save', async () => ({ ...(await sealed()), data: '%' })],
    ['with a version of zero', 400, 'save', async () => ({ ...(await sealed()), basedOn: 0 })],
    ['for an unknown action', 404, 'read', () => ({})],
    ['of another type', 415, 'open', () => ({}), { 'content-type': 'text/plain' }],
  ])('a request %s is refused with %i', async (_, status, action, body, headers) => {
    expect((await request(action, await body(), { ...newVisitor(), ...headers })).status).toBe(status)
  })

  it('the thirty-first save of a minute is refused in words, and nothing that was typed is lost', async () => {
    const visitor = newVisitor()
    const saves = await Promise.all(Array.from({ length: 30 }, async () => request('save', await sealed(), visitor)))
    expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await request('save', await sealed(), visitor)
    expect([refused.status, refused.reply.outcome, refused.headers.get('retry-after')]).toEqual([429, 'too many', '60'])
    const page = await post('/register', await open('/register'), { ...TYPED, draftAction: 'save' }, visitor)
    expect(page.status).toBe(429)
    expect(page.html.querySelector('main [role=alert] p[autofocus]')?.textContent).toBe(DRAFT_MESSAGES.tooMany)
    expect(typedIn(page)).toEqual(TYPED)
  })
})

it('search engines and readers of Markdown are kept from the page of the link', async () => {
  const page = await open(CONTINUE_PAGE)
  expect(page.status).toBe(200)
  expect(readHead(page.html).isIndexed).toBe(false)
  expect((await ask('/sitemap.xml')).text).not.toContain(CONTINUE_PAGE)
  expect((await ask(CONTINUE_PAGE, { headers: { accept: 'text/markdown' } })).headers.get('content-type')).toMatch(
    /^text\/html/,
  )
})

it('no file of the site and no line of its log holds a value, a link or a token of a saved draft', async () => {
  const values = {
    I01name: `Nobody reads ${unique}`,
    I02email: `unread-${unique}@masjid.example`,
    I04role: `Role ${unique}`,
  }
  const link = linkIn(await saveTyped(values))
  const opened = await openLink(link)
  await post(CONTINUE_PAGE, opened, { ...EVERYTHING, ...values, draftAction: 'save' })
  const code = readCode(link) ?? ''
  const secrets = [...Object.values(values), code, (await keysOf(code)).token]
  const files = readdirSync(stack.dataFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  expect(files.filter(file => /drafts\.sqlite/.test(file)).length).toBeGreaterThan(0)
  for (const file of [...files, logFileOf(stack)]) {
    const bytes = readFileSync(file)
    expect([file, secrets.filter(secret => bytes.includes(secret))]).toEqual([file, []])
  }
})
