import { describe, expect, it } from 'vitest'
import { eraseExpired } from '../retention.ts'
import { describeStores, NOW, submission } from './outbox.fixture.ts'

const DAY_MS = 24 * 60 * 60_000
const SECRET = { name: 'Zaynab Unmistakable', email: 'Zaynab.Unmistakable@example.org', phone: '(419) 555-0199' }
const TRACES = ['Unmistakable', 'unmistakable', '4195550199', '555-0199', 'Her private matter', 'secret-0']

describeStores(({ makePlace }) => {
  describe('erasing a person', () => {
    it('leaves no trace in any table', async () => {
      const place = await makePlace()
      const outbox = place.open()
      const tracesLeft = async () => {
        const text = await place.dump()
        return TRACES.filter(trace => text.includes(trace))
      }
      await outbox.add(submission('other', { values: { name: 'Visitor', email: 'v@example.org' } }))
      for (const id of ['secret-0', 'secret-1']) await outbox.add(submission(id, { values: SECRET, tokenId: id }))
      await outbox.setNote('secret-0', 'Her private matter')
      await outbox.claim('secret-0', NOW)
      await outbox.markRefused('secret-0', [{ code: 'X', field: 'email', message: `not ${SECRET.email}` }], NOW)
      expect(await tracesLeft()).toEqual(TRACES)
      expect(await outbox.previewErasure('secret-1')).toEqual({ ...SECRET, matches: 2 })

      expect(await outbox.erasePerson('secret-1')).toBe(2)
      expect(await tracesLeft()).toEqual([])
      expect((await Array.fromAsync(outbox.list())).map(({ id }) => id)).toEqual(['other'])
      expect((await outbox.countNotifications()).pending).toBe(1)
      expect(await outbox.erasePerson('secret-1')).toBe(0)
    })

    it('works while another process reads and writes the same outbox', async () => {
      const place = await makePlace()
      const [site, tool] = [place.open(), place.open()]
      await site.add(submission('one', { values: SECRET }))
      const rows = site.list()[Symbol.asyncIterator]()
      await rows.next()
      expect(await tool.erasePerson('one')).toBe(1)
      expect(await rows.next()).toEqual({ done: true, value: undefined })
      expect(await site.find('one')).toBeNull()
      expect(await site.add(submission('two'))).toBe(true)
    })

    it.each([
      ['an e-mail address', ' AMINA@example.org '],
      ['a phone number, however it is written', '+1 419.555.0142'],
    ])('finds submissions by %s', async (_, contact) => {
      const outbox = (await makePlace()).open()
      await outbox.add(
        submission('same phone', { values: { name: 'A', email: 'other@example.org', phone: '1 (419) 555-0142' } }),
      )
      await outbox.add(submission('same e-mail', { values: { name: 'A', email: 'Amina@Example.org', phone: '' } }))
      await outbox.add(submission('nobody', { values: { name: 'Amina Yusuf', email: '', phone: '' } }))
      await outbox.add(
        submission('registration', {
          form: 'registration',
          values: { III021recipientemail: 'amina@example.org', III03recipientphone: '4195550142' },
        }),
      )
      await outbox.add(
        submission('the masjid’s own', { form: 'registration', values: { II16masjidemail: 'amina@example.org' } }),
      )
      expect(await outbox.eraseContact(contact)).toBe(2)
      expect((await Array.fromAsync(outbox.list())).map(({ id }) => id)).toContain('the masjid’s own')
      expect((await Array.fromAsync(outbox.list())).map(({ id }) => id)).not.toContain('registration')
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

  describe('the retention period', () => {
    it('ends with erasure, sooner for spam, but not while a submission is pending', async () => {
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
      expect(await eraseExpired(outbox, 730, NOW)).toBe(2)
      expect((await Array.fromAsync(outbox.list())).map(({ id }) => id)).toEqual(['waiting', 'recent', 'fresh spam'])
      expect(await eraseExpired(outbox, 730, NOW)).toBe(0)
    })
  })
})
