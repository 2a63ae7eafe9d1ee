import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WORDS } from '../../forms/copies/words.fixture.ts'
import { mailLink } from '../../forms/drafts/link-mail.ts'
import { createSavedDrafts } from '../../forms/drafts/saved-drafts.ts'
import { openDrafts } from '../../forms/drafts/store.ts'
import type { PlainMail } from '../../forms/notifications/mailer.ts'
import { createMailVisitor } from '../../forms/notifications/visitor-mail.ts'
import { MAILS_PER_ADDRESS } from '../../forms/outbox/limits.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import { createCode, keysOf, readCode, seal } from '../../lib/drafts/code.ts'
import { linkOf, type SavedDraft } from '../../lib/drafts/draft.ts'
import { openDraft, saveDraft } from '../../lib/drafts/keep.ts'
import { log } from '../../lib/log.ts'
import { seededRandom } from '../support/seeded-random.ts'

const TRIES = 10_000
const SITE = 'https://minara.example'
const NOW = Date.UTC(2026, 10, 26, 12)
const VICTIMS = 20
const EMAILS = [
  'victim@example.org',
  'victim@example.org\r\nBcc: other@example.org',
  'victim@example.org, other@example.org',
  `${'v'.repeat(40_000)}@example.org`,
]
/** More than the server takes; every few hundred tries, because each takes a while. */
const LONG = 'n'.repeat(5_000_000)
const LONG_EVERY = 500

type Link = { draft: SavedDraft; code: string }
type Random = () => number

/** What somebody knows who has seen a link over a shoulder, or its token in a page: nearly everything. */
const GUESSES: ((link: Link, random: Random) => string)[] = [
  () => createCode(),
  ({ code }, random) => withOtherDigit(code, Math.floor(random() * code.length)),
  ({ code }) => code.slice(1),
  ({ code }) => `${code}0`,
  ({ code }) => [...code].reverse().join(''),
  ({ draft }) => draft.token,
  ({ draft }) => linkOf(draft.token, SITE),
  ({ code }) => `${code.slice(0, 32)}${'%00'}${code.slice(32)}`,
  () => `' OR 1=1 --`,
  () => '../../drafts.sqlite',
  () => '',
]

it('ten thousand hostile tries at links open no foreign answers, change none, and mail nothing beyond the limits', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const site = await startSite()
  const links = await Promise.all(Array.from({ length: VICTIMS }, (_, number) => site.save(number)))
  const random = seededRandom(20_261_127)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] ?? expect.unreachable()
  const opened: string[] = []
  for (let number = 0; number < TRIES; number++) {
    const link = pick(links)
    const guess = pick(GUESSES)(link, random)
    const { outcome } = await openDraft(site.drafts, guess)
    if (outcome === 'opened') opened.push(guess)
    if ((await site.mail(guess)) === 'mailed') opened.push(guess)
    if (number % LONG_EVERY === 0) await site.flood()
    if (number % 100 === 0) await site.mail(link.draft.link)
  }

  expect(opened).toEqual([])
  for (const { draft } of links) {
    expect(await openDraft(site.drafts, draft.link)).toEqual({ outcome: 'opened', saved: draft })
  }
  const mailed = site.mails.map(({ to }) => to)
  expect(mailed.length).toBeGreaterThan(0)
  expect(mailed.length).toBeLessThanOrEqual(MAILS_PER_ADDRESS)
  expect(new Set(mailed.flat())).toEqual(new Set(['victim@example.org']))
  for (const { subject, text } of site.mails) {
    expect(subject).toBe(WORDS.savedDraft.subject)
    expect(text).toMatch(/^[^\r]*\nhttps:\/\/minara\.example\/register\/continue#[\da-f]{64}\n[^\r]*$/)
    expect(text).not.toContain('Khalid')
  }
})

it('whoever knows the token alone, as the server does, replaces nothing that its owner would take for their own', async () => {
  const site = await startSite()
  const { draft } = await site.save(0)
  const foreign = await seal((await keysOf(createCode())).key, { step: 1, values: { I01name: 'Somebody else' } })
  await site.drafts.save({ token: draft.token, ...foreign, basedOn: draft.version })
  expect(await openDraft(site.drafts, draft.link)).toEqual({ outcome: 'gone' })
})

function withOtherDigit(code: string, place: number): string {
  const digit = code[place] === '0' ? '1' : '0'
  return code.slice(0, place) + digit + code.slice(place + 1)
}

async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-links-'))
  const [store, outbox] = [openDrafts({ folder }), openOutbox({ folder })]
  onTestFinished(async () => {
    await Promise.all([store.close(), outbox.close()])
    rmSync(folder, { recursive: true })
  })
  const mails: PlainMail[] = []
  const limit = { count: async () => 1 }
  const drafts = createSavedDrafts({ store, limit, limitOfDay: limit, siteUrl: SITE, now: () => NOW })(null)
  const mailVisitor = createMailVisitor({
    outbox,
    mailer: async mail => {
      mails.push(mail)
      return { outcome: 'sent', reason: null }
    },
    perDay: 200,
    now: () => NOW,
  })

  async function saveAs(values: Record<string, string>) {
    return saveDraft(drafts, null, { step: 2, values })
  }

  return {
    drafts,
    mails,
    save: async (number: number): Promise<Link> => {
      const reply = await saveAs({ I01name: `Khalid ${number}`, I02email: EMAILS[number % EMAILS.length] ?? '' })
      if (reply.outcome !== 'saved') throw new Error(`The draft is ${reply.outcome}`)
      return { draft: reply.saved, code: readCode(reply.saved.link) ?? '' }
    },
    mail: async (link: string) => (await mailLink(link, { drafts, mailVisitor, readWords: async () => WORDS })).outcome,
    /** A draft that is larger than the server takes. */
    flood: async () => expect(await saveAs({ I01name: LONG })).toEqual({ outcome: 'too large' }),
  }
}
