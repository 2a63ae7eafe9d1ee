import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keysOf, readCode } from '../../../lib/forms/draft-code.ts'
import { CONTINUE_PAGE } from '../../../lib/pages.ts'
import { type Answer, ask } from '../../support/ask.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { logFileOf, stack } from '../../support/stack.ts'
import { toPlainForm, valuesIn } from './plain-form.ts'

/** "Save and go on later" over HTTP. app/(site)/keep-draft.test.ts and forms/drafts hold its rules. */

type Page = Awaited<ReturnType<typeof open>>

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

async function open(path: string) {
  return toPage(await ask(path))
}

function toPage({ status, headers, text }: Answer) {
  return { status, headers, text, html: readHtml(text) }
}

async function post(path: string, { html }: Page, fields: Record<string, string>): Promise<Page> {
  return toPage(await toPlainForm(path, html).post(fields))
}

const typedIn = (page: Page) =>
  Object.fromEntries(Object.entries(valuesIn(page.html)).filter(([name, value]) => /^I/.test(name) && value !== ''))

const linkIn = ({ html }: Page) => html.querySelector<HTMLInputElement>('#saved-draft-link')?.value ?? ''

async function saveTyped(fields: Record<string, string> = TYPED): Promise<Page> {
  return post('/register', await open('/register'), { ...fields, draftAction: 'save' })
}

async function openLink(link: string): Promise<Page> {
  return post(CONTINUE_PAGE, await open(CONTINUE_PAGE), { draftLink: link, draftAction: 'open' })
}

it('without JavaScript a link opens in another browser, and saves and deletes the same draft', async () => {
  const link = linkIn(await saveTyped())
  const opened = await openLink(link)
  expect(opened.status).toBe(200)
  expect(typedIn(opened)).toEqual(TYPED)
  const later = await post(CONTINUE_PAGE, opened, { I04role: 'Treasurer', draftAction: 'save' })
  expect(linkIn(later)).toBe(link)
  expect(typedIn(await openLink(link))).toEqual({ ...TYPED, I04role: 'Treasurer' })
  const erased = await post(CONTINUE_PAGE, later, { draftAction: 'erase' })
  expect(typedIn(erased)).toEqual({ ...TYPED, I04role: 'Treasurer' })
  expect((await openLink(link)).status).toBe(410)
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
