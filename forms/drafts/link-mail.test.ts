import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCode, linkOf } from '../../lib/drafts/code.ts'
import { saveDraft } from '../../lib/drafts/draft.ts'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { log } from '../../lib/process/log.ts'
import { forgetProcess } from '../../lib/process/per-process.ts'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { WORDS } from '../copies/words.fixture.ts'
import { type VisitorMail, type VisitorSending, writeMail } from '../notifications/visitor-mail.ts'
import { makeFolder } from '../outbox/outbox.fixture.ts'
import { type LinkMailOptions, mailLink } from './link-mail.ts'
import { openDrafts } from './saved-drafts.ts'

const TYPED = { I01name: 'Khalid', I02email: 'khalid@masjid.example' }

let mails: VisitorMail[]

beforeEach(() => {
  mails = []
})

/** A site with one saved draft. */
async function savedDraft(values: Record<string, string> = TYPED) {
  const drafts = closedInTime(openDrafts({ folder: makeFolder() })).serverFor('203.0.113.7')
  const reply = await saveDraft(drafts, null, { step: 1, values })
  if (reply.outcome !== 'saved') throw new Error(`The draft is ${reply.outcome}`)
  const mail = (link: string, options: Partial<LinkMailOptions> = {}) =>
    mailLink(link, { drafts, mailVisitor: answering({ outcome: 'sent', reason: null }), readWords, ...options })
  return { link: reply.saved.link, drafts, mail }
}

const readWords = async () => WORDS

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
    const { link, mail } = await savedDraft()
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    expect(await mail(link, { mailVisitor: answering(sending) })).toEqual({ outcome })
    expect(warn.mock.calls).toEqual([['notification.undeliverable', { via: 'link', reason: sending.reason }]])
    warn.mockRestore()
  })

  it('keeps nobody waiting for a mail server that hangs', async () => {
    const { link, mail } = await savedDraft()
    const mailVisitor = () => new Promise<VisitorSending>(() => {})
    expect(await mail(link, { mailVisitor, waitMs: 1 })).toEqual({ outcome: 'unsent' })
  })
})

describe('the link of a visitor of the site', () => {
  // Other files share this process, and must not get modules with what is replaced here.
  afterAll(() => {
    for (const module of ['../site-intake.ts', './site-drafts.ts']) vi.doUnmock(module)
    vi.resetModules()
  })

  async function openSite(intake: () => { mailVisitor: ((mail: VisitorMail) => Promise<VisitorSending>) | null }) {
    const { link, drafts } = await savedDraft()
    vi.doMock('../site-intake.ts', () => ({ siteIntake: intake }))
    vi.doMock('./site-drafts.ts', () => ({ draftsFor: () => drafts }))
    vi.resetModules()
    forgetProcess()
    const { offerMailContent } = await import('../../lib/words/copy-words.ts')
    offerMailContent({ readWords, readZone: async () => 'America/New_York' })
    const { log } = await import('../../lib/process/log.ts')
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { mailLinkFor } = await import('./link-mail.ts')
    const press = async (chain: string, times = 1) => {
      const headers = new Headers(chain ? { 'x-forwarded-for': chain } : {})
      const outcomes = []
      for (let time = 0; time < times; time++) outcomes.push((await mailLinkFor(headers, link)).outcome)
      return outcomes
    }
    return { press, error }
  }

  it('is mailed ten times an hour to each, and a hundred times where visitors cannot be told apart', async () => {
    const { press } = await openSite(() => ({ mailVisitor: answering({ outcome: 'limited', reason: 'enough' }) }))
    await press('203.0.113.7', 10)
    await press('', 100)
    expect(mails).toHaveLength(110)
    expect([await press('203.0.113.7'), await press('')]).toEqual([['limited'], ['limited']])
    expect(mails).toHaveLength(110)
    await press('203.0.113.8')
    expect(mails).toHaveLength(111)
  })

  it.each<[string, Parameters<typeof openSite>[0], string[]]>([
    ['visitors get no mail', () => ({ mailVisitor: null }), []],
    ['the mail throws', () => ({ mailVisitor: () => Promise.reject(new Error('disk')) }), ['draft.failed']],
  ])('is not sent where %s', async (_, intake, events) => {
    const { press, error } = await openSite(intake)
    expect(await press('203.0.113.7')).toEqual(['unsent'])
    expect(error.mock.calls.map(([event]) => event)).toEqual(events)
  })
})
