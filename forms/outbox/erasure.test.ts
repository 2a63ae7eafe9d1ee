import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eraseExpired } from '../retention.ts'
import { makeFolder, makeOutbox, NOW, submission } from './outbox.fixture.ts'

const DAY_MS = 24 * 60 * 60_000
const SECRET = { name: 'Zaynab Unmistakable', email: 'Zaynab.Unmistakable@example.org', phone: '(419) 555-0199' }
const TRACES = ['Unmistakable', 'unmistakable', '4195550199', '555-0199', 'Her private matter']

/** Searches the bytes of every file in the folder. */
function tracesIn(folder: string): string[] {
  const files = readdirSync(folder).map(name => readFileSync(join(folder, name)))
  return TRACES.filter(trace => files.some(bytes => bytes.includes(trace)))
}

describe('erasing a person', () => {
  it('leaves no trace in the files, the write-ahead log or a later backup', () => {
    const folder = makeFolder()
    const outbox = makeOutbox(folder)
    for (let number = 0; number < 300; number++) {
      outbox.add(
        submission(`other-${number}`, { values: { name: `Visitor ${number}`, email: `v${number}@example.org` } }),
      )
      if (number % 10 === 0) outbox.add(submission(`secret-${number}`, { values: SECRET }))
    }
    outbox.setNote('secret-0', 'Her private matter')
    outbox.claim('secret-0', NOW)
    outbox.markRefused('secret-0', [{ code: 'X', field: 'email', message: `not ${SECRET.email}` }], NOW)
    expect(tracesIn(folder)).toEqual(TRACES)
    expect(outbox.previewErasure('secret-10')).toEqual({ ...SECRET, matches: 30 })

    expect(outbox.erasePerson('secret-10')).toBe(30)
    expect(tracesIn(folder)).toEqual([])
    const backups = makeFolder()
    outbox.backup(join(backups, 'copy.sqlite'))
    expect(tracesIn(backups)).toEqual([])
    expect([...outbox.list()]).toHaveLength(300)
    expect(outbox.countNotifications().pending).toBe(300)
    expect(outbox.erasePerson('secret-10')).toBe(0)
  })

  it('works while another process reads and writes the same outbox', () => {
    const folder = makeFolder()
    const [site, tool] = [makeOutbox(folder), makeOutbox(folder)]
    site.add(submission('one', { values: SECRET }))
    expect(tool.erasePerson('one')).toBe(1)
    expect(tracesIn(folder)).toEqual([])
    expect(site.find('one')).toBeNull()
    expect(site.add(submission('two'))).toBe(true)
  })

  it.each([
    ['an e-mail address', ' AMINA@example.org '],
    ['a phone number, however it is written', '+1 419.555.0142'],
  ])('finds submissions by %s', (_, contact) => {
    const outbox = makeOutbox()
    outbox.add(
      submission('same phone', { values: { name: 'A', email: 'other@example.org', phone: '1 (419) 555-0142' } }),
    )
    outbox.add(submission('same e-mail', { values: { name: 'A', email: 'Amina@Example.org', phone: '' } }))
    outbox.add(submission('nobody', { values: { name: 'Amina Yusuf', email: '', phone: '' } }))
    outbox.add(
      submission('registration', {
        form: 'registration',
        values: { III021recipientemail: 'amina@example.org', III03recipientphone: '4195550142' },
      }),
    )
    outbox.add(
      submission('the masjid’s own', { form: 'registration', values: { II16masjidemail: 'amina@example.org' } }),
    )
    expect(outbox.eraseContact(contact)).toBe(2)
    expect([...outbox.list()].map(({ id }) => id)).toContain('the masjid’s own')
    expect([...outbox.list()].map(({ id }) => id)).not.toContain('registration')
  })

  it.each(['', 'amina', '123'])('erases nothing for %j, which is not a contact', contact => {
    const outbox = makeOutbox()
    outbox.add(submission('one', { values: { name: 'amina', email: '', phone: '123' } }))
    expect(outbox.eraseContact(contact)).toBe(0)
  })

  it('stops a delivery that is under way, so that nothing empty is sent', () => {
    const outbox = makeOutbox()
    outbox.add(submission('one'))
    outbox.claimDue('trial', NOW)
    outbox.erasePerson('one')
    outbox.markDelivered('one', NOW)
    outbox.markFailed('one', { trouble: 'fault', errors: [] }, NOW, NOW)
    expect(outbox.claimDue('trial', NOW + DAY_MS)).toBeNull()
    expect(outbox.claimNotification('email', NOW)).toBeNull()
    expect(outbox.countByState()).toEqual({ pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 })
  })
})

describe('the retention period', () => {
  it('ends with erasure, sooner for spam, but not while a submission is pending', () => {
    const outbox = makeOutbox()
    const add = (id: string, days: number) =>
      outbox.add(submission(id, { now: NOW - days * DAY_MS, values: { name: id, email: `${id}@example.org` } }))
    for (const [id, days] of [
      ['old', 731],
      ['recent', 729],
      ['waiting', 900],
      ['spam', 100],
      ['fresh spam', 100],
    ] as const)
      add(id, days)
    for (const id of ['old', 'recent']) outbox.markDelivered(id, NOW)
    outbox.markSpam('spam', 'Staff', NOW - 91 * DAY_MS)
    outbox.markSpam('fresh spam', 'Staff', NOW - 89 * DAY_MS)
    expect(eraseExpired(outbox, 730, NOW)).toBe(2)
    expect([...outbox.list()].map(({ id }) => id)).toEqual(['waiting', 'recent', 'fresh spam'])
    expect(eraseExpired(outbox, 730, NOW)).toBe(0)
  })
})
