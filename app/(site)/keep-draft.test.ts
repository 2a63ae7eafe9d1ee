import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveDrafts } from '@/forms/drafts/site-drafts.fixture'
import { siteUrl } from '@/lib/environment/public-env'
import { type FormState, NEW_FORM } from '@/lib/forms/answer'
import type { DraftAction } from '@/lib/forms/draft'
import { createCode, linkOf } from '@/lib/forms/draft-code'
import { log } from '@/lib/process/log'
import { keepResponse } from '@/lib/process/page-status'

const sent = { headers: new Headers() }
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

const HOUR_MS = 60 * 60_000
const TYPED = { I01name: 'Khalid Rahman', I02email: 'khalid@masjid.example', II14masjidcountry: 'CA' }

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const folder = serveDrafts()
const drafts = await import('./keep-draft')
const sending = await import('@/forms/drafts/site-drafts')

beforeEach(() => {
  sent.headers = new Headers({ origin: siteUrl, 'x-forwarded-for': '192.0.2.1' })
})

function toFormData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const send = (fields: Record<string, string>, previous: FormState) =>
  drafts.askBeforeSending(previous, toFormData(fields))

/** The state of the page that comes back, and its status. */
async function post(action: DraftAction, previous: FormState, fields: Record<string, string>) {
  const data = toFormData(fields)
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  keepResponse(response)
  return { ...(await drafts.keepDraft(action, previous, data)), status: response.statusCode }
}

const save = (fields: Record<string, string>, previous: FormState = NEW_FORM) => post('save', previous, fields)
const open = (link: string) => post('open', NEW_FORM, { draftLink: link })

function filled({ values }: FormState): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

async function saved(fields = TYPED) {
  const state = await save(fields)
  if (!state.draft?.saved) throw new Error('Nothing was saved')
  return { state, link: state.draft.saved.link, token: state.draft.saved.token }
}

describe('a registration that is posted without JavaScript', () => {
  it('comes back with a link and everything that was typed, and the link opens it', async () => {
    const { state, link } = await saved()
    expect([state.draft?.outcome, state.status, state.answer]).toEqual(['saved', 200, null])
    expect(filled(state)).toEqual(TYPED)
    expect(state.values).not.toBe(state.draft?.saved?.values)
    const opened = await open(`see ${link}`)
    expect([opened.draft?.outcome, filled(opened)]).toEqual(['opened', TYPED])
  })

  it('of two people the later one chooses between what is saved and what was typed, before either is replaced or sent', async () => {
    const { link } = await saved()
    const [one, two] = [await open(link), await open(link)]
    const [theirs, mine] = [
      { ...TYPED, I01name: 'Amina', I04role: 'Imam' },
      { ...TYPED, I01name: 'Hassan' },
    ]
    expect((await save(theirs, one)).draft).toMatchObject({ outcome: 'saved', saved: { link, version: 2 } })
    for (const asked of [await save(mine, two), await send(mine, two)]) {
      expect(asked?.draft).toMatchObject({ outcome: 'conflict', fields: ['I01name', 'I04role'] })
      expect(filled(asked ?? NEW_FORM)).toEqual(mine)
    }
    expect(filled(await open(link))).toEqual(theirs)
    const asked = await save(mine, two)
    expect((await send(mine, asked))?.draft?.outcome).toBe('conflict')
    const taken = await post('open', asked, mine)
    expect([taken.draft?.outcome, filled(taken)]).toEqual(['opened', theirs])
    expect(await send(mine, await save(mine, asked))).toBeNull()
    expect(filled(await open(link))).toEqual(mine)
    await post('erase', asked, mine)
    expect(await post('open', asked, mine)).toMatchObject({ values: mine, draft: { outcome: 'gone' }, status: 410 })
  })

  it('is sent where nothing else was saved since, and where nothing is saved', async () => {
    const { state, token, link } = await saved()
    expect(await send({ ...TYPED, I01name: 'Hassan' }, state)).toBeNull()
    await save({ ...TYPED, I01name: 'Hassan' }, await open(link))
    expect(await send({ ...TYPED, I01name: 'Hassan' }, state)).toBeNull()
    await sending.eraseSent(new Map([['draftToken', token]]), sent.headers)
    expect(await send(TYPED, state)).toBeNull()
    expect(await send(TYPED, NEW_FORM)).toBeNull()
  })

  it('deletes what was saved, and keeps what was typed', async () => {
    const { state, link } = await saved()
    const erased = await post('erase', state, { ...TYPED, I04role: 'Imam' })
    expect(erased.draft).toMatchObject({ outcome: 'erased', saved: null })
    expect(filled(erased)).toEqual({ ...TYPED, I04role: 'Imam' })
    expect(await open(link)).toMatchObject({ values: {}, draft: { outcome: 'gone' }, status: 410 })
    const again = await save(TYPED, state)
    expect(again).toMatchObject({ draft: { outcome: 'gone', saved: null }, status: 410 })
    expect(filled(again)).toEqual(TYPED)
  })

  it.each([
    ['unknown', () => linkOf(createCode(), siteUrl), 'gone', 410],
    ['too short', () => linkOf(createCode().slice(1), siteUrl), 'broken', 404],
    ['empty', () => '', 'broken', 404],
  ])('says what is wrong with a link that is %s', async (_, makeLink, outcome, status) => {
    expect(await open(makeLink())).toMatchObject({ draft: { outcome, saved: null }, status })
  })

  it('is not saved from another site’s page, and comes back with what was typed', async () => {
    sent.headers.set('origin', 'https://evil.example')
    const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const state = await save(TYPED)
    warn.mockRestore()
    expect(state).toMatchObject({ draft: { outcome: 'refused', saved: null }, status: 403 })
    expect(filled(state)).toEqual(TYPED)
  })

  it('is not saved for the thirty-first time within a minute', async () => {
    sent.headers.set('x-forwarded-for', '198.51.100.31')
    const states = await Promise.all(Array.from({ length: 31 }, () => save(TYPED)))
    const refused = states.filter(({ draft }) => draft?.outcome !== 'saved')
    expect(refused).toMatchObject([{ draft: { outcome: 'too many' }, status: 429 }])
  })

  it.each([{ link: { a: 1 } }, { link: 'https://evil.example/#x' }, { token: '../../x' }, { version: 'x' }, null])(
    'believes no state that somebody made up: %j',
    async forged => {
      const { state, link } = await saved()
      const made: FormState = Object({
        ...state,
        draft: forged && { ...state.draft, saved: { ...state.draft?.saved, ...forged } },
      })
      const again = await save(TYPED, made)
      expect(again.draft?.outcome).toBe('saved')
      expect(again.draft?.saved?.link).not.toBe(link)
    },
  )
})

it('a form that was accepted erases the draft that it names, and no other', async () => {
  const [one, two] = [await saved(), await saved()]
  for (const token of ['x', 7, undefined, one.token])
    await sending.eraseSent(new Map([['draftToken', token]]), sent.headers)
  expect((await open(one.link)).draft?.outcome).toBe('gone')
  expect((await open(two.link)).draft?.outcome).toBe('opened')
})

it('a draft that cannot be erased when its form is accepted is erased within the hour', async () => {
  const { link, token } = await saved()
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
  const database = new DatabaseSync(join(folder, 'drafts.sqlite'))
  database.exec('ALTER TABLE saved_draft RENAME TO lost')
  await sending.eraseSent(new Map([['draftToken', token]]), sent.headers)
  expect(failed).toHaveBeenCalledExactlyOnceWith('draft.failed', expect.anything(), expect.any(Error))
  database.exec('ALTER TABLE lost RENAME TO saved_draft')
  database.close()
  expect((await open(link)).draft?.outcome).toBe('opened')
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(async () => (await open(link)).draft?.outcome).toBe('gone')
})
