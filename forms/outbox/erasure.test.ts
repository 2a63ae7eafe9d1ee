import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_REQUESTS } from '../../lib/forms/requests.fixture.ts'
import { describeStores, idsIn, makeFolder, NOW, submission } from './outbox.fixture.ts'

const DAY_MS = 24 * 60 * 60_000
const SECRET = { name: 'Zaynab Unmistakable', email: 'Zaynab.Unmistakable@example.org', phone: '(419) 555-0199' }
const TRACES = ['Unmistakable', 'unmistakable', '4195550199', '555-0199', 'Her private matter', 'secret-0']

describeStores(({ makePlace }) => {
  describe('erasing a person', () => {
    it('leaves no trace in any table, the files, the write-ahead log or a later backup, while another process has them open', async () => {
      const place = await makePlace()
      const [site, outbox] = [place.open(), place.open()]
      await site.countByState()
      const tracesIn = (text: string) => TRACES.filter(trace => text.includes(trace))
      for (let number = 0; number < 90; number++) {
        await outbox.add(
          submission(`other-${number}`, { values: { name: 'Visitor', email: `v${number}@example.org` } }),
        )
        const id = `secret-${number}`
        if (number % 3 === 0) await outbox.add(submission(id, { values: SECRET, tokenId: id, now: NOW - number }))
      }
      await outbox.setNote('secret-0', 'Her private matter')
      await outbox.claim('secret-0', NOW)
      await outbox.markRefused('secret-0', [{ code: 'X', field: 'email', message: `not ${SECRET.email}` }], NOW)
      expect(tracesIn(await place.bytes())).toEqual(TRACES)
      const preview = await outbox.previewErasure('secret-3')
      expect(preview).toMatchObject({ ...SECRET, matches: 30 })
      expect(preview?.requests.map(({ id, name }) => [id, name]).slice(0, 2)).toEqual([
        ['secret-0', SECRET.name],
        ['secret-3', SECRET.name],
      ])

      expect(await outbox.erasePerson('secret-3')).toBe(30)
      expect(tracesIn(await place.bytes())).toEqual([])
      const copy = join(makeFolder(), 'copy.sqlite')
      await outbox.backup(copy)
      expect(tracesIn(readFileSync(copy, 'latin1'))).toEqual([])
      const left = await idsIn(outbox)
      expect([left.length, left.filter(id => !id.startsWith('other'))]).toEqual([90, []])
      expect((await outbox.countNotifications(NOW)).pending).toBe(90)
      expect(await outbox.erasePerson('secret-3')).toBe(0)
    })

    it.each([
      ['an e-mail address', ' AMINA@example.org '],
      ['a phone number, however it is written', '+1 419.555.0142'],
    ])('finds submissions by %s', async (_, contact) => {
      const outbox = (await makePlace()).open()
      const ofMasjid = { form: 'registration' as const, values: { II16masjidemail: 'amina@example.org' } }
      const ofOthers = { III021recipientemail: 'amina@example.org', III03recipientphone: '4195550142' }
      for (const [id, changes] of Object.entries({
        'same phone': { values: { name: 'A', email: 'other@example.org', phone: '1 (419) 555-0142' } },
        'same e-mail': { values: { name: 'A', email: 'Amina@Example.org', phone: '' } },
        nobody: { values: { name: 'Amina Yusuf', email: '', phone: '' } },
        registration: { form: 'registration' as const, values: ofOthers },
        'the masjid’s own': ofMasjid,
      }))
        await outbox.add(submission(id, changes))
      expect(await outbox.eraseContact(contact)).toBe(2)
      expect(await idsIn(outbox)).toContain('the masjid’s own')
      expect(await idsIn(outbox)).not.toContain('registration')
    })

    /** Which numbers and addresses are the same is a table of lib/words/phone.test.ts and email.test.ts. */
    it.each([
      ['(312) 555-0142 ext. 7', ['extension', 'two numbers', 'arabic']],
      ['419-555-0143', ['two numbers']],
      ['1255501427', ['last ten digits']],
      ['5550142', []],
      ['\u200fKHALID@masjid.example ', ['address']],
      ['alid@masjid.example', []],
      ['mailto:zaynab@masjid.example', ['beside a number']],
      ['(905) 555-0142', ['beside a number']],
    ])('erases for %j whole numbers and whole addresses only', async (contact, ids) => {
      const outbox = (await makePlace()).open()
      const numbers = {
        extension: '(312) 555-0142 ext. 7',
        'two numbers': '312-555-0142 or 419-555-0143',
        arabic: '٣١٢٥٥٥٠١٤٢',
        'last ten digits': '125-550-1427',
        'beside a number': '905-555-0142/zaynab@masjid.example',
      }
      for (const [id, phone] of Object.entries(numbers)) await outbox.add(submission(id, { values: { phone } }))
      const addresses = {
        address: 'Khalid <khalid@masjid.example>',
        'longer address': 'khalid@masjid.example.org',
      }
      for (const [id, email] of Object.entries(addresses)) await outbox.add(submission(id, { values: { email } }))
      const shown = (await outbox.findContact(contact)).map(({ id }) => id)
      expect(shown.toSorted()).toEqual(ids.toSorted())
      expect(await outbox.eraseContact(contact)).toBe(ids.length)
      const left = await idsIn(outbox)
      const kept = [...Object.keys(numbers), ...Object.keys(addresses)].filter(id => !shown.includes(id))
      expect(left.toSorted()).toEqual(kept.toSorted())
    })

    it('finds rows that an earlier version has indexed in its own way', async () => {
      const place = await makePlace()
      const before = place.open()
      await before.add(submission('one', { values: { name: 'O’Brien', phone: '(312) 555-0142 ext. 7' } }))
      await before.add(submission('erased', { values: { name: 'Amina', phone: '(419) 555-0100' } }))
      await before.erasePerson('erased')
      await before.add(submission('other', { values: { name: 'Bilal', phone: '125-550-1427' } }))
      await before.close()
      await place.age()
      const outbox = place.open()
      const { rows } = await outbox.listRequests(
        { ...ALL_REQUESTS, search: `o'brien 3125550142`, asOf: null, offset: 0, limit: 10 },
        NOW,
      )
      expect(rows.map(({ id }) => id)).toEqual(['one'])
      expect(await outbox.eraseContact('(312) 555-0142 ext. 7')).toBe(1)
      expect(await idsIn(outbox)).toEqual(['other'])
    })

    it('does not keep the site from starting when a row that it would index again is damaged', async () => {
      const place = await makePlace()
      const before = place.open()
      await before.add(submission('one'))
      await before.close()
      await place.damage('fields', 'no JSON')
      await place.age()
      expect(await place.open().countByState()).toMatchObject({ pending: 1 })
    })

    it.each(['', 'amina', '123'])('erases nothing for %j, which is not a contact', async contact => {
      const outbox = (await makePlace()).open()
      await outbox.add(submission('one', { values: { name: 'amina', email: '', phone: '123' } }))
      expect(await outbox.eraseContact(contact)).toBe(0)
    })

    it('stops a delivery that is under way, so that nothing empty is sent', async () => {
      const outbox = (await makePlace()).open()
      await outbox.add(submission('one'))
      await outbox.claimDue('trial', NOW)
      await outbox.erasePerson('one')
      await outbox.markDelivered('one', NOW)
      await outbox.markFailed('one', { trouble: 'fault', errors: [] }, NOW, NOW)
      expect(await outbox.claimDue('trial', NOW + DAY_MS)).toBeNull()
      expect(await outbox.claimNotification('email', NOW)).toBeNull()
      expect(await outbox.countByState()).toEqual({ pending: 0, delivered: 0, refused: 0, held: 0, spam: 0 })
    })
  })

  it('the retention period ends with erasure, sooner for spam, but not while a submission is pending', async () => {
    const outbox = (await makePlace()).open()
    const add = (id: string, days: number) =>
      outbox.add(submission(id, { now: NOW - days * DAY_MS, values: { name: id, email: `${id}@example.org` } }))
    for (const [id, days] of [
      ['old', 731],
      ['recent', 729],
      ['waiting', 900],
      ['spam', 100],
      ['fresh spam', 100],
    ] as const)
      await add(id, days)
    for (const id of ['old', 'recent']) await outbox.markDelivered(id, NOW)
    await outbox.markSpam('spam', 'Staff', NOW - 91 * DAY_MS)
    await outbox.markSpam('fresh spam', 'Staff', NOW - 89 * DAY_MS)
    expect(await outbox.eraseExpired(730, NOW)).toBe(2)
    expect(await idsIn(outbox)).toEqual(['waiting', 'recent', 'fresh spam'])
    expect(await outbox.eraseExpired(730, NOW)).toBe(0)
  })
})
