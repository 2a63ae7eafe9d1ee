import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mark } from '../../lib/requests/requests.ts'
import type { Outbox } from './outbox.ts'
import { OUTBOX_FILE, openOutbox } from './store.ts'

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

function add(id: string, marks: Mark[] = [], now = NOW) {
  return outbox.add({ id, form: 'shortTrial', values, tokenId: id, marks, notify: ['email'], now })
}

test('keeps a submission when the outbox is reopened', () => {
  add('one')
  outbox.close()
  outbox = openOutbox(folder)
  expect(outbox.find('one')).toEqual({
    id: 'one',
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

test('leaves a submission unchanged when its id is added again', () => {
  expect(add('one')).toBe(true)
  outbox.markDelivered('one', NOW)
  const other = { id: 'one', form: 'demo', values: { name: 'Other' }, tokenId: '', marks: [], notify: [] } as const
  expect(outbox.add({ ...other, marks: [], notify: [], now: NOW })).toBe(false)
  expect(outbox.find('one')).toMatchObject({ form: 'shortTrial', state: 'delivered', values })
})

test('hands out the submission that has been due longest, and only once', () => {
  add('later', [], NOW + 1)
  add('sooner', [], NOW)
  expect(outbox.claimDue('trial', NOW + 1)?.id).toBe('sooner')
  expect(outbox.claim('sooner', NOW + 1)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 1)?.id).toBe('later')
  expect(outbox.claimDue('trial', NOW + 1)).toBeNull()
  expect(outbox.claimDue('demo', NOW + 1)).toBeNull()
})

test('never hands out a submission to two processes', () => {
  add('one')
  const other = openOutbox(folder)
  expect(other.claimDue('trial', NOW)?.id).toBe('one')
  expect(outbox.claimDue('trial', NOW)).toBeNull()
  other.close()
})

test('hands out a submission again after the process that claimed it has died', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  expect(outbox.claimDue('trial', NOW + 59_999)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 60_000)).toMatchObject({ id: 'one', attempts: 2 })
})

test('delays a failed submission until its time and records why it failed', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  outbox.markFailed('one', { trouble: 'busy', errors: [] }, NOW, NOW + 5_000)
  expect(outbox.claimDue('trial', NOW + 4_999)).toBeNull()
  expect(outbox.claimDue('trial', NOW + 5_000)).toMatchObject({ id: 'one', attempts: 2 })
  expect(outbox.readRequest('one')?.history).toMatchObject([
    { kind: 'failed', trouble: 'busy', attempt: 1 },
    { kind: 'received', trouble: null, attempt: null },
  ])
})

test('allows twenty attempts a minute for each form of the service', () => {
  for (let number = 0; number < 25; number++) add(`s-${number}`)
  const claim = (now: number) => outbox.claimDue('trial', now)
  for (let number = 0; number < 20; number++) expect(claim(NOW + number)).not.toBeNull()
  expect(claim(NOW + 30)).toBeNull()
  expect(outbox.claim('s-24', NOW + 30)).toBeNull()
  outbox.add({ id: 'demo', form: 'demo', values: {}, tokenId: '', marks: [], notify: [], now: NOW })
  expect(outbox.claimDue('demo', NOW + 30)).not.toBeNull()
  expect(claim(NOW + 60_000)).not.toBeNull()
  expect(claim(NOW + 60_000)).toBeNull()
})

test('reserves half of the quota for unmarked submissions', () => {
  for (let number = 0; number < 15; number++) add(`m-${number}`, ['token missing'])
  for (let number = 0; number < 10; number++) expect(outbox.claimDue('trial', NOW)?.id).toMatch(/^m-/)
  expect(outbox.claimDue('trial', NOW)).toBeNull()
  for (let number = 0; number < 10; number++) add(`s-${number}`)
  for (let number = 0; number < 10; number++) expect(outbox.claimDue('trial', NOW)?.id).toMatch(/^s-/)
})

test('holds a submission with a filled honeypot for a person', () => {
  add('one', ['honeypot filled', 'token missing'])
  expect(outbox.claimDue('trial', NOW)).toBeNull()
  expect(outbox.find('one')).toMatchObject({ state: 'held', marks: ['honeypot filled', 'token missing'] })
  expect(outbox.release('one', 'Amina', NOW)).toBe(true)
  expect(outbox.claimDue('trial', NOW)?.id).toBe('one')
  expect(outbox.sendAgain('nobody', null, NOW)).toBe(false)
})

test('keeps a refused submission with its reason and does not retry it', () => {
  add('one')
  outbox.claimDue('trial', NOW)
  outbox.markRefused('one', [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }], NOW)
  expect(outbox.claimDue('trial', NOW + 999_999)).toBeNull()
  expect([...outbox.list('refused')]).toMatchObject([{ id: 'one', refusal: [{ code: 'TYPE_EMAIL' }] }])
})

test('counts what is waiting, and for how long', () => {
  expect(outbox.oldestPending()).toBeNull()
  add('old', [], NOW - 1_000)
  add('new')
  add('held', ['honeypot filled'])
  add('marked', ['sent too fast'])
  outbox.markDelivered('new', NOW)
  expect(outbox.countByState()).toEqual({ pending: 2, delivered: 1, refused: 0, held: 1, spam: 0 })
  expect(outbox.countMarkedPending()).toBe(1)
  expect(outbox.oldestPending()).toBe(NOW - 1_000)
  expect([...outbox.list()].map(({ id }) => id)).toEqual(['old', 'held', 'marked', 'new'])
  expect(() => outbox.checkWritable(NOW)).not.toThrow()
})

test('treats a start token as used unless its submission was refused', () => {
  add('one')
  expect(outbox.isTokenUsed('one', 'one')).toBe(false)
  expect(outbox.isTokenUsed('one', 'two')).toBe(true)
  outbox.markRefused('one', [], NOW)
  expect(outbox.isTokenUsed('one', 'two')).toBe(false)
})

test('keeps the signing secret when reopened, and generates another one elsewhere', () => {
  const secret = outbox.signingSecret()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  outbox.close()
  outbox = openOutbox(folder)
  expect(outbox.signingSecret()).toBe(secret)
  const elsewhere = openOutbox(join(folder, 'elsewhere'))
  expect(elsewhere.signingSecret()).not.toBe(secret)
  elsewhere.close()
})

test('names the unreadable column of a submission, and none of its values', () => {
  add('one')
  const database = new DatabaseSync(join(folder, OUTBOX_FILE))
  for (const [column, value] of [
    ['fields', '{"name":["Amina"]}'],
    ['fields', '{"name":"Amina'],
    ['state', 'Amina'],
  ] as const) {
    database.prepare(`UPDATE submission SET ${column} = ?`).run(value)
    expect(() => outbox.find('one')).toThrow(new RegExp(`^(?=.*${column})(?!.*Amina)`, 's'))
  }
  database.close()
})
