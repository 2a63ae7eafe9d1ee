import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { saveDraft } from '../../lib/forms/draft.ts'
import { createCode, linkOf } from '../../lib/forms/draft-code.ts'
import { forgetProcess } from '../../lib/process/per-process.ts'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { WORDS } from '../copies/words.fixture.ts'
import { type MailVisitor, type VisitorMail, type VisitorSending, writeMail } from '../notifications/visitor-mail.ts'
import { makeFolder } from '../outbox/outbox.fixture.ts'
import { openDrafts } from './saved-drafts.ts'

const TYPED = { I01name: 'Khalid', I02email: 'khalid@masjid.example' }
const REPLACED = ['../site-intake.ts', './site-drafts.ts', 'node:timers/promises']

let mails: VisitorMail[]

beforeEach(() => {
  mails = []
})

// Other files share this process, and must not get modules with what is replaced here.
afterAll(() => {
  for (const module of REPLACED) vi.doUnmock(module)
  vi.resetModules()
})

type Site = { mailVisitor?: MailVisitor | null; readWords?: () => Promise<typeof WORDS>; isPatient?: boolean }

/** A site with one saved draft. */
async function savedDraft() {
  const drafts = closedInTime(openDrafts({ folder: makeFolder() })).serverFor('203.0.113.7')
  const reply = await saveDraft(drafts, null, { step: 1, values: TYPED })
  if (reply.outcome !== 'saved') throw new Error(`The draft is ${reply.outcome}`)
  const { link } = reply.saved
  const openSite = async ({ mailVisitor = answering(SENT), readWords = async () => WORDS, isPatient = true }: Site) => {
    const pass = isPatient ? () => new Promise(() => {}) : async (_: number, value: unknown) => value
    vi.doMock('../site-intake.ts', () => ({ siteIntake: () => ({ mailVisitor }) }))
    vi.doMock('./site-drafts.ts', () => ({ draftsFor: () => drafts }))
    vi.doMock('node:timers/promises', () => ({ setTimeout: pass }))
    vi.resetModules()
    forgetProcess()
    const { offerMailContent } = await import('../../lib/words/copy-words.ts')
    offerMailContent({ readWords, readZone: async () => 'America/New_York' })
    const { log } = await import('../../lib/process/log.ts')
    const [warn, error] = (['warn', 'error'] as const).map(level => vi.spyOn(log, level).mockImplementation(() => {}))
    const { mailLinkFor } = await import('./link-mail.ts')
    const mail = (typed = link, chain = '203.0.113.7') =>
      mailLinkFor(new Headers(chain ? { 'x-forwarded-for': chain } : {}), typed)
    return { mail, warn, error }
  }
  const mail = async (typed: string, site: Site = {}) => (await openSite(site)).mail(typed)
  return { link, mail, openSite }
}

const SENT = { outcome: 'sent', reason: null } as const

const textOf = (mail?: VisitorMail) => mail && writeMail(mail.paragraphs, mail.sender).text

function answering(sending: VisitorSending) {
  return async (mail: VisitorMail) => {
    mails.push(mail)
    return sending
  }
}

describe('the link to saved answers', () => {
  it('is mailed to the address in them, with nothing else that was typed', async () => {
    const { link, mail } = await savedDraft()
    expect(await mail(`  see ${link} `)).toEqual({ outcome: 'mailed' })
    const [before, button] = [['Assalamu alaikum,', 'Open it to go on.'], { label: 'Go on', href: link }]
    const paragraphs = [...before, button, 'Or delete this.', 'The team']
    const { sender } = WORDS
    expect(mails).toEqual([{ id: expect.any(String), to: TYPED.I02email, subject: 'Your link', paragraphs, sender }])
  })

  it('leads to this site, whatever was in front of the code', async () => {
    const { link, mail } = await savedDraft()
    await mail(link.replace(siteUrl, 'https://evil.example'))
    expect(textOf(mails[0])).toContain(`\n${link}\n`)
    expect(textOf(mails[0])).not.toContain('evil')
  })

  it('is a new mail at each press, without the paragraphs that staff left empty', async () => {
    const { link, mail } = await savedDraft()
    await mail(link)
    await mail(link, { readWords: async () => ({ ...WORDS, greeting: ' ', closing: '' }) })
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
    expect(textOf(mails[1])).toBe(`Open it to go on.\n\nGo on:\n${link}\n\nOr delete this.\n`)
  })

  it.each([
    ['a code that was never saved', () => linkOf(createCode(), siteUrl), 'gone'],
    ['half a link', () => linkOf(createCode().slice(2), siteUrl), 'broken'],
    ['no link', () => 'undefined', 'broken'],
  ])('is not mailed for %s', async (_, makeLink, outcome) => {
    const { mail } = await savedDraft()
    expect(await mail(makeLink())).toEqual({ outcome })
    expect(mails).toEqual([])
  })

  it.each<[VisitorSending, string]>([
    [{ outcome: 'undeliverable', reason: 'no mail can be sent to the address as it was typed' }, 'no address'],
    [{ outcome: 'limited', reason: 'three mails went to this address within an hour' }, 'limited'],
    [{ outcome: 'failed', reason: 'ECONNREFUSED', retryAfterMs: 0 }, 'unsent'],
  ])('is reported where the mail is %o', async (sending, outcome) => {
    const { openSite } = await savedDraft()
    const { mail, warn } = await openSite({ mailVisitor: answering(sending) })
    expect(await mail()).toEqual({ outcome })
    expect(warn?.mock.calls).toEqual([['notification.undeliverable', { via: 'link', reason: sending.reason }]])
  })

  it('keeps nobody waiting for a mail server that hangs', async () => {
    const { link, mail } = await savedDraft()
    const mailVisitor = () => new Promise<VisitorSending>(() => {})
    expect(await mail(link, { mailVisitor, isPatient: false })).toEqual({ outcome: 'unsent' })
  })
})

describe('the link of a visitor of the site', () => {
  it('is mailed ten times an hour to each, and a hundred times where visitors cannot be told apart', async () => {
    const { link, openSite } = await savedDraft()
    const { mail } = await openSite({ mailVisitor: answering({ outcome: 'limited', reason: 'enough' }) })
    for (let time = 0; time < 10; time++) await mail(link)
    for (let time = 0; time < 100; time++) await mail(link, '')
    expect(mails).toHaveLength(110)
    expect([await mail(link), await mail(link, '')]).toEqual([{ outcome: 'limited' }, { outcome: 'limited' }])
    expect(mails).toHaveLength(110)
    await mail(link, '203.0.113.8')
    expect(mails).toHaveLength(111)
  })

  it.each<[string, MailVisitor | null, string[]]>([
    ['visitors get no mail', null, []],
    ['the mail throws', () => Promise.reject(new Error('disk')), ['draft.failed']],
  ])('is not sent where %s', async (_, mailVisitor, events) => {
    const { openSite } = await savedDraft()
    const { mail, error } = await openSite({ mailVisitor })
    expect(await mail()).toEqual({ outcome: 'unsent' })
    expect(error?.mock.calls.map(([event]) => event)).toEqual(events)
  })
})
