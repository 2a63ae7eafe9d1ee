import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Outbox, openOutbox } from './store.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const values = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

let folder: string
let outbox: Outbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  outbox = openOutbox(folder)
})

afterEach(() => {
  outbox.close()
  rmSync(folder, { recursive: true })
})

function add(id: string, flags: string[] = [], now = NOW) {
  return outbox.add({ id, form: 'shortTrial', values, token: id, flags, now })
}

test('what was added is there after it was opened again', () => {
  add('one')
  outbox.close()
  outbox = openOutbox(folder)
  expect(outbox.find('one')).toEqual({
    id: 'one',
    form: 'shortTrial',
    values,
    flags: [],
    state: 'pending',
    receivedAt: '2026-11-21T12:00:00.000Z',
    deliveredAt: null,
    attempts: 0,
    lastError: null,
    refusal: [],
  })
})

test('an id that is there already stays as it is', () => {
  expect(add('one')).toBe(true)
  outbox.markDelivered('one', NOW)
  expect(outbox.add({ id: 'one', form: 'demo', values: { name: 'Other' }, token: '', flags: [], now: NOW })).toBe(false)
  expect(outbox.find('one')).toMatchObject({ form: 'shortTrial', state: 'delivered', values })
})

test('the one that is due for longest is delivered first, and by one only', () => {
  add('later', [], NOW + 1)
  add('sooner', [], NOW)
  expect(outbox.claimDue('trial', NOW + 1)?.id).toBe('sooner')
  expect(outbox.claim('sooner', NOW + 1)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 1)?.id).toBe('later')
  expect(outbox.claimDue('trial', NOW + 1)).toBeNull()
  expect(outbox.claimDue('demo', NOW + 1)).toBeNull()
})

test('two processes never take the same', () => {
  add('one')
  const other = openOutbox(folder)
  expect(other.claimDue('trial', NOW)?.id).toBe('one')
  expect(outbox.claimDue('trial', NOW)).toBeNull()
  other.close()
})

test('whoever dies while delivering leaves the submission to the next', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  expect(outbox.claimDue('trial', NOW + 59_999)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 60_000)).toMatchObject({ id: 'one', attempts: 2 })
})

test('a failed attempt waits for its time', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  outbox.markFailed('one', 'answered 500', NOW + 5_000)
  expect(outbox.claimDue('trial', NOW + 4_999)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 5_000)).toMatchObject({ id: 'one', lastError: 'answered 500', attempts: 2 })
})

test('twenty attempts a minute are the most that one form of the service gets', () => {
  for (let number = 0; number < 25; number++) add(`s-${number}`)
  const claim = (now: number) => outbox.claimDue('trial', now)
  for (let number = 0; number < 20; number++) expect(claim(NOW + number)).not.toBeNull()
  expect(claim(NOW + 30)).toBeNull()
  expect(outbox.claim('s-24', NOW + 30)).toBeNull()
  outbox.add({ id: 'demo', form: 'demo', values: {}, token: '', flags: [], now: NOW })
  expect(outbox.claimDue('demo', NOW + 30)).not.toBeNull()
  expect(claim(NOW + 60_000)).not.toBeNull()
  expect(claim(NOW + 60_000)).toBeNull()
})

test('flagged submissions are kept, and delivered only when a person says so', () => {
  add('one', ['honeypot'])
  expect(outbox.claimDue('trial', NOW)).toBeNull()
  expect(outbox.find('one')).toMatchObject({ state: 'held', flags: ['honeypot'] })
  expect(outbox.redeliver('one', NOW)).toBe(true)
  expect(outbox.claimDue('trial', NOW)?.id).toBe('one')
  expect(outbox.redeliver('nobody', NOW)).toBe(false)
})

test('what was refused is kept with the reason and not tried again', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  outbox.markRefused('one', [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }])
  expect(outbox.claimDue('trial', NOW + 999_999)).toBeNull()
  expect([...outbox.list('refused')]).toMatchObject([{ id: 'one', refusal: [{ code: 'TYPE_EMAIL' }] }])
})

test('counts tell what waits, and for how long', () => {
  expect(outbox.oldestPending()).toBeNull()
  add('old', [], NOW - 1_000)
  add('new')
  add('spam', ['too fast'])
  outbox.markDelivered('new', NOW)
  expect(outbox.countByState()).toEqual({ pending: 1, delivered: 1, refused: 0, held: 1 })
  expect(outbox.oldestPending()).toBe(NOW - 1_000)
  expect([...outbox.list()].map(({ id }) => id)).toEqual(['old', 'new', 'spam'])
  expect(() => outbox.checkWritable(NOW)).not.toThrow()
})

test('a start token counts as used by what was sent with it and not refused', () => {
  add('one')
  expect(outbox.isTokenUsed('one', 'one')).toBe(false)
  expect(outbox.isTokenUsed('one', 'two')).toBe(true)
  outbox.markRefused('one', [])
  expect(outbox.isTokenUsed('one', 'two')).toBe(false)
})

test('the signing secret is the same after it was opened again, and another elsewhere', () => {
  const secret = outbox.signingSecret()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  outbox.close()
  outbox = openOutbox(folder)
  expect(outbox.signingSecret()).toBe(secret)
  const elsewhere = openOutbox(join(folder, 'elsewhere'))
  expect(elsewhere.signingSecret()).not.toBe(secret)
  elsewhere.close()
})
