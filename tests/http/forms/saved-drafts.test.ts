import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillWords } from '../../../lib/default-words.ts'
import { createCode, keysOf, readCode, seal } from '../../../lib/drafts/code.ts'
import { linkOf } from '../../../lib/drafts/draft.ts'
import { DRAFT_MESSAGES, DRAFT_WORDS } from '../../../lib/drafts/words.ts'
import { REGISTRATION } from '../../../lib/forms/registration.ts'
import { CONTINUE_PAGE } from '../../../lib/pages.ts'
import { ask } from '../../support/ask.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { mailsTo } from '../../support/mail.ts'
import { logFileOf, stack } from '../../support/stack.ts'

/** "Save and go on later" over HTTP. app/(site)/keep-draft.test.ts and forms/drafts hold its rules. */

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

  it('the link is mailed to the address in the first step', async () => {
    const email = `by-mail-${unique}@masjid.example`
    const saved = await saveTyped({ ...TYPED, I02email: email })
    const page = await post('/register', saved, { draftAction: 'mail' })
    expect([page.status, linkIn(page)]).toEqual([200, linkIn(saved)])
    expect(page.text).toContain(WORDS.mailed)
    expect(mailsTo(email)).toMatchObject([{ subject: WORDS.mailSubject, text: expect.stringContaining(linkIn(saved)) }])
    expect(mailsTo(email)[0]?.text).not.toContain(TYPED.I01name)
  })

  it.each([
    ['unknown', () => linkOf(createCode(), stack.siteUrl), 410],
    ['none', () => 'my link', 404],
  ])('a link that is %s gets a page that says so and offers a fresh start', async (_, makeLink, status) => {
    const page = await openLink(makeLink())
    expect(page.status).toBe(status)
    expect(page.html.querySelector('main h2')?.textContent).toBe(WORDS.goneTitle)
    const fresh = [...page.html.querySelectorAll('main a')].find(link => link.textContent === WORDS.fresh)
    expect(fresh?.getAttribute('href')).toBe('/register')
  })
})

it('a page with JavaScript saves and opens what a page without it may save thirty times a minute, in all', async () => {
  const visitor = newVisitor()
  const request = async (action: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: stack.siteUrl, ...visitor }
    return ask(`/api/saved-drafts/${action}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const { token, key } = await keysOf(createCode())
  const sealed = await seal(key, { step: 3, values: TYPED })
  const save = (version: number | null) => request('save', { token, ...sealed, basedOn: version })
  for (let count = 0; count < 30; count++) expect((await save(count || null)).status).toBe(200)
  expect((await save(30)).status).toBe(429)
  const opened = await request('open', { token })
  expect(JSON.parse(opened.text)).toEqual({ outcome: 'opened', version: 30, ...sealed })
  expect(opened.headers.get('cache-control')).toBe('no-store')
  const page = await post('/register', await open('/register'), { ...TYPED, draftAction: 'save' }, visitor)
  expect(page.status).toBe(429)
  expect(page.html.querySelector('main [role=alert] p[autofocus]')?.textContent).toBe(DRAFT_MESSAGES.tooMany)
  expect(typedIn(page)).toEqual(TYPED)
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
