import { beforeEach, expect, test } from 'vitest'
import type { Mark } from '../../lib/forms/requests.ts'
import type { Outbox } from './open.ts'
import { describeStores, idsIn, NOW, submission, type TestPlace } from './outbox.fixture.ts'

const HOUR_MS = 60 * 60_000
const values = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

let place: TestPlace
let outbox: Outbox

function add(id: string, marks: Mark[] = [], now = NOW) {
  return outbox.add(submission(id, { values, tokenId: id, marks, now }))
}

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    place = await makePlace()
    outbox = place.open()
  })

  test('keeps a submission when the outbox is reopened', async () => {
    const reference = await add('one')
    await outbox.close()
    outbox = place.open()
    expect(await outbox.find('one')).toEqual({
      id: 'one',
      reference,
      form: 'shortTrial',
      values,
      marks: [],
      state: 'pending',
      receivedAt: '2026-11-21T12:00:00.000Z',
      deliveredAt: null,
      attempts: 0,
      nextAttemptAt: '2026-11-21T12:00:00.000Z',
      refusal: [],
      note: '',
    })
  })

  test('leaves a submission unchanged when its id is added again', async () => {
    expect(await add('one')).not.toBeNull()
    await outbox.markDelivered('one', NOW)
    expect(await outbox.add(submission('one', { form: 'demo', values: { name: 'Other' } }))).toBeNull()
    expect(await outbox.find('one')).toMatchObject({ form: 'shortTrial', state: 'delivered', values })
  })

  test('gives each submission a reference of its own, and draws another one when it is taken', async () => {
    const drawn = ['K7P-4MX', 'K7P-4MX', 'K7P-4MX', 'H3R-9CF']
    const drawing = place.open(() => drawn.shift() ?? '')
    expect(await drawing.add(submission('one'))).toBe('K7P-4MX')
    expect(await drawing.add(submission('two'))).toBe('H3R-9CF')
    expect(drawn).toEqual([])
    await outbox.markRefused('two', [], NOW)
    expect(await outbox.correct(submission('two', { values: { name: 'Corrected' } }))).toBe(true)
    expect((await outbox.find('two'))?.reference).toBe('H3R-9CF')
  })

  test('gives no reference to two that arrive at once in different processes', async () => {
    const draws = () => {
      const drawn = ['K7P-4MX', 'H3R-9CF']
      return () => drawn.shift() ?? ''
    }
    const added = await Promise.all(['one', 'two'].map(id => place.open(draws()).add(submission(id))))
    expect(added.toSorted()).toEqual(['H3R-9CF', 'K7P-4MX'])
  })

  test('hands out the submission that has been due longest, and only once', async () => {
    await add('later', [], NOW + 1)
    await add('sooner', [], NOW)
    expect((await outbox.claimDue('trial', NOW + 1))?.id).toBe('sooner')
    expect(await outbox.claim('sooner', NOW + 1)).toBeNull()
    expect((await outbox.claimDue('trial', NOW + 1))?.id).toBe('later')
    expect(await outbox.claimDue('trial', NOW + 1)).toBeNull()
    expect(await outbox.claimDue('demo', NOW + 1)).toBeNull()
  })

  test('hands out a submission again after the process that claimed it has died', async () => {
    await add('one')
    await outbox.claimDue('trial', NOW)
    expect(await outbox.claimDue('trial', NOW + 59_999)).toBeNull()
    expect(await outbox.claimDue('trial', NOW + 60_000)).toMatchObject({ id: 'one', attempts: 2 })
  })

  test('delays a failed submission as long as the form service has asked for, and records why it failed', async () => {
    await add('one')
    await outbox.claimDue('trial', NOW)
    await outbox.markFailed('one', { trouble: 'busy', errors: [] }, NOW, NOW + HOUR_MS)
    for (const at of [NOW, NOW + HOUR_MS - 1]) expect(await outbox.claimDue('trial', at)).toBeNull()
    expect(await outbox.claimDue('trial', NOW + HOUR_MS)).toMatchObject({ id: 'one', attempts: 2 })
    expect((await outbox.readRequest('one'))?.history).toMatchObject([
      { kind: 'failed', trouble: 'busy', attempt: 1 },
      { kind: 'received', trouble: null, attempt: null },
    ])
  })

  test('holds a submission with a filled honeypot for a person', async () => {
    await add('one', ['honeypot filled', 'token missing'])
    expect(await outbox.claimDue('trial', NOW)).toBeNull()
    expect(await outbox.find('one')).toMatchObject({ state: 'held', marks: ['honeypot filled', 'token missing'] })
    expect(await outbox.release('one', 'Amina', NOW)).toBe(true)
    expect((await outbox.claimDue('trial', NOW))?.id).toBe('one')
    expect(await outbox.sendAgain('nobody', null, NOW)).toBe(false)
  })

  test('keeps a refused submission with its reason and does not retry it', async () => {
    await add('one')
    await outbox.claimDue('trial', NOW)
    await outbox.markRefused('one', [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }], NOW)
    expect(await outbox.claimDue('trial', NOW + 999_999)).toBeNull()
    expect(await Array.fromAsync(outbox.list('refused'))).toMatchObject([
      { id: 'one', refusal: [{ code: 'TYPE_EMAIL' }] },
    ])
  })

  test('counts what is waiting, and for how long', async () => {
    expect(await outbox.measurePending()).toEqual({ oldest: null, marked: 0 })
    await add('old', [], NOW - 1_000)
    await add('new')
    await add('held', ['honeypot filled'])
    await add('marked', ['sent too fast'])
    await outbox.markDelivered('new', NOW)
    expect(await outbox.countByState()).toEqual({ pending: 2, delivered: 1, refused: 0, held: 1, spam: 0 })
    expect(await outbox.measurePending()).toEqual({ oldest: NOW - 1_000, marked: 1 })
    expect(await idsIn(outbox)).toEqual(['old', 'held', 'marked', 'new'])
    await outbox.checkWritable(NOW)
  })

  test('treats a start token as used unless its submission was refused', async () => {
    await add('one')
    expect(await outbox.isTokenUsed('one', 'one')).toBe(false)
    expect(await outbox.isTokenUsed('one', 'two')).toBe(true)
    await outbox.markRefused('one', [], NOW)
    expect(await outbox.isTokenUsed('one', 'two')).toBe(false)
  })

  test('names the unreadable column of a submission, and none of its values', async () => {
    await add('one')
    for (const [column, value] of [
      ['fields', '{"name":["Amina"]}'],
      ['fields', '{"name":"Amina'],
      ['state', 'Amina'],
    ] as const) {
      await place.damage(column, value)
      await expect(outbox.find('one')).rejects.toThrow(new RegExp(`^(?=.*${column})(?!.*Amina)`, 's'))
    }
  })

  test('marks all but one of the submissions that use the same start token at the same time', async () => {
    const others = [outbox, place.open(), place.open()]
    const ids = Array.from({ length: 12 }, (_, number) => `s-${number}`)
    await Promise.all(ids.map((id, number) => others[number % 3]?.add(submission(id, { tokenId: 'shared' }))))
    const marks = await Promise.all(ids.map(async id => (await outbox.find(id))?.marks))
    expect(marks.filter(list => list?.length === 0)).toHaveLength(1)
    expect(marks.filter(list => list?.[0] === 'token replayed')).toHaveLength(11)
  })

  test('keeps characters that a database may not like', async () => {
    const values = { name: "O'Brien \\ \u{1f54c} مسجد \ud800", email: '%_', phone: '' }
    await outbox.add(submission('odd', { values }))
    expect((await outbox.find('odd'))?.values).toEqual(values)
    expect(await outbox.setNote('odd', 'a\0b')).toBe(true)
    expect((await outbox.readRequest('odd'))?.note).toMatch(/^a.b$/s)
    expect(await outbox.find('\0')).toBeNull()
  })
})
