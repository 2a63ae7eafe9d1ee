import { randomBytes } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { siteUrl } from '../../lib/environment/public-env.ts'
import { MAX_DRAFT_BYTES, openDraft, saveDraft } from '../../lib/forms/draft.ts'
import { createCode, keysOf, readCode, type SavedDraft, seal } from '../../lib/forms/draft-code.ts'
import { log } from '../../lib/process/log.ts'
import { onMeasurement } from '../../lib/process/measurements.ts'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { describeStores, makeFolder, NOW, type TestPlace } from '../outbox/outbox.fixture.ts'
import { openDrafts, type SavedDraftsOptions } from './saved-drafts.ts'

const VALUES = { I01name: 'Khalid Rahman', I02email: 'khalid@assalamtoledo.org', II01masjidname: 'Masjid As-Salam' }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

afterEach(() => vi.restoreAllMocks())

function start({ location }: Pick<TestPlace, 'location'>, options: Partial<SavedDraftsOptions> = {}) {
  const clock = { now: NOW }
  const { serverFor, ...store } = closedInTime(openDrafts(location, { now: () => clock.now, ...options }))
  return { clock, store, serverFor, server: serverFor('192.0.2.1') }
}

/** Sealed values that say what they are, so that a test can look for them. */
const draft = (token: string, data: string, basedOn: number | null) => ({ token, iv: '', data: btoa(data), basedOn })

type Server = Parameters<typeof saveDraft>[0]
type Values = SavedDraft['values']

function trySave(server: Server, known: SavedDraft | null, values: Values) {
  return saveDraft(server, known, { step: 2, values })
}

async function save(server: Server, known: SavedDraft | null, values: Values) {
  const reply = await trySave(server, known, values)
  if (reply.outcome !== 'saved') throw new Error(`Expected it to be saved, not ${reply.outcome}`)
  return reply
}

async function startSaved(...started: Parameters<typeof start>) {
  const site = start(...started)
  return { ...site, saved: (await save(site.server, null, VALUES)).saved }
}

async function valuesAt(server: Server, { link }: SavedDraft) {
  const reply = await openDraft(server, link)
  return reply.outcome === 'opened' ? reply.saved.values : reply.outcome
}

describeStores(({ makePlace }) => {
  it('who has the link gets the answers, and the store holds no value, link or token of them', async () => {
    const place = await makePlace()
    const { server, saved } = await startSaved(place)
    expect(saved.link).toMatch(new RegExp(`^${siteUrl}/register/continue#[0-9a-f]{64}$`))
    expect(await openDraft(server, saved.link)).toEqual({ outcome: 'opened', saved })
    expect(await openDraft(start(place).server, saved.link)).toEqual({ outcome: 'opened', saved })
    const kept = await place.bytes()
    const secrets = [...Object.values(VALUES), readCode(saved.link) ?? '', saved.token]
    for (const secret of secrets) expect(kept.includes(secret)).toBe(false)
  })

  it('of two people with the link the later one is given what is stored, and decides', async () => {
    const { server } = start(await makePlace())
    const { saved: mine } = await save(server, null, VALUES)
    const theirs = await openDraft(server, mine.link)
    if (theirs.outcome !== 'opened') throw new Error('The link must open')
    await save(server, theirs.saved, { ...VALUES, I01name: 'Amina Yusuf', I04role: 'Treasurer' })

    const typed = { ...VALUES, I01name: 'Khalid R.', I03phone: '4195550118' }
    const stored = { ...VALUES, I01name: 'Amina Yusuf', I04role: 'Treasurer' }
    const fields = ['I01name', 'I03phone', 'I04role']
    expect(await trySave(server, mine, typed)).toMatchObject({ outcome: 'conflict', saved: { values: stored }, fields })
    expect(await valuesAt(server, mine)).toEqual(stored)
  })

  it('a link is dead once its answers were erased, and a later save says so', async () => {
    const { server, saved } = await startSaved(await makePlace())
    expect(await server.erase(saved.token)).toEqual({ outcome: 'erased' })
    expect(await valuesAt(server, saved)).toBe('gone')
    expect(await trySave(server, saved, VALUES)).toEqual({ outcome: 'gone' })
    expect(await server.erase(saved.token)).toEqual({ outcome: 'erased' })
  })

  it('one of two processes wins that save at the same moment', async () => {
    const place = await makePlace()
    const servers = [start(place).server, start(place).server]
    const saveAll = async (basedOn: number | null) =>
      Promise.all(servers.map((server, number) => server.save(draft('a1', `${number}`, basedOn))))
    const outcomes = (replies: Awaited<ReturnType<typeof saveAll>>) => replies.map(({ outcome }) => outcome)
    expect(outcomes(await saveAll(null)).toSorted()).toEqual(['conflict', 'saved'])
    const won = outcomes(await saveAll(1))
    expect(won.toSorted()).toEqual(['conflict', 'saved'])
    const stored = { outcome: 'opened', version: 2, data: btoa(String(won.indexOf('saved'))) }
    expect(await servers[1]?.open('a1')).toMatchObject(stored)
  })

  it('nothing is left of what was erased, or replaced and then erased', async () => {
    const place = await makePlace()
    const { server } = start(place)
    const [first = '', second = '', other = ''] = ['first sealed', 'second sealed', 'another'].map(text =>
      text.repeat(400),
    )
    for (const saved of [draft('a1', first, null), draft('a1', second, 1), draft('b2', other, null)])
      expect((await server.save(saved)).outcome).toBe('saved')
    expect((await place.bytes()).includes('second sealed')).toBe(true)
    await server.erase('a1')
    const left = await place.bytes()
    expect(['first sealed', 'second sealed', 'another'].filter(text => left.includes(text))).toEqual(['another'])
  })

  it('a draft is erased at its time, and no other', async () => {
    const { store, server, clock, saved } = await startSaved(await makePlace())
    clock.now += DAY_MS
    const { saved: later } = await save(server, null, VALUES)
    clock.now = NOW + 30 * DAY_MS - 1
    expect(await store.eraseExpired()).toBe(0)
    clock.now += 1
    expect(await store.eraseExpired()).toBe(1)
    expect([await valuesAt(server, saved), await valuesAt(server, later)]).toEqual(['gone', VALUES])
  })

  it('a link lives for thirty days after the last save', async () => {
    const { server, clock, saved } = await startSaved(await makePlace())
    clock.now += 20 * DAY_MS
    const { saved: again } = await save(server, saved, VALUES)
    clock.now += 30 * DAY_MS - 1
    expect(await valuesAt(server, again)).toEqual(VALUES)
    clock.now += 1
    expect(await valuesAt(server, again)).toBe('gone')
  })

  it('a save whose answer was lost is not somebody else’s', async () => {
    const { server, saved } = await startSaved(await makePlace())
    const { saved: again } = await save(server, { ...saved, version: 0, values: {} }, { ...VALUES, I03phone: '' })
    expect(again.version).toBe(2)
  })

  it('the thirty-first save of a minute is refused, for this sender, until the minute is over', async () => {
    const { server, serverFor, clock } = start(await makePlace())
    let { saved } = await save(server, null, VALUES)
    for (let count = 1; count < 30; count++) saved = (await save(server, saved, VALUES)).saved
    expect(await trySave(server, saved, VALUES)).toEqual({ outcome: 'too many' })
    expect(await trySave(server, null, VALUES)).toEqual({ outcome: 'too many' })
    expect(await valuesAt(server, saved)).toEqual(VALUES)
    saved = (await save(serverFor('198.51.100.7'), saved, VALUES)).saved
    clock.now += MINUTE_MS
    await save(server, saved, VALUES)
  })

  it('the sixty-first new draft of a day is refused, for this sender, and known ones go on', async () => {
    const { server, serverFor, clock, saved } = await startSaved(await makePlace())
    for (let count = 1; count < 60; count++) {
      clock.now += MINUTE_MS
      await save(server, null, VALUES)
    }
    clock.now += MINUTE_MS
    expect(await trySave(server, null, VALUES)).toEqual({ outcome: 'too many' })
    await save(server, saved, { ...VALUES, I04role: 'Imam' })
    await save(serverFor('198.51.100.7'), null, VALUES)
    clock.now += DAY_MS
    await save(server, null, VALUES)
  })

  it('a draft of more than 64 KB is refused, and one of 64 KB is kept', async () => {
    const { server } = start(await makePlace())
    const { token, key } = await keysOf(createCode())
    const around = JSON.stringify({ step: 1, values: { I01name: '' } }).length
    const fitting = await seal(key, { step: 1, values: { I01name: 'x'.repeat(MAX_DRAFT_BYTES - around - 16) } })
    expect(Buffer.from(fitting.data, 'base64')).toHaveLength(MAX_DRAFT_BYTES)
    expect(await server.save({ token, ...fitting, basedOn: null })).toEqual({ outcome: 'saved', version: 1 })
    expect(await trySave(server, null, { I01name: 'x'.repeat(MAX_DRAFT_BYTES) })).toEqual({ outcome: 'too large' })
  })

  it('once the store is full, new drafts are refused and the known ones go on', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const measured = vi.fn()
    onMeasurement(measured)
    const { server, saved } = await startSaved(await makePlace(), { maxDrafts: 1 })
    expect(await trySave(server, null, VALUES)).toEqual({ outcome: 'full' })
    expect(warn).toHaveBeenCalledWith('draft.full', expect.anything())
    expect(measured).toHaveBeenCalledExactlyOnceWith({ of: 'draft', outcome: 'full' })
    await save(server, saved, { ...VALUES, I04role: 'Imam' })
  })

  it('a stored draft that somebody tampered with opens as little as one that is gone', async () => {
    const { server, saved } = await startSaved(await makePlace())
    const foreign = await seal((await keysOf(createCode())).key, { step: 1, values: { I01name: 'Somebody else' } })
    await server.save({ token: saved.token, ...foreign, basedOn: 1 })
    expect(await valuesAt(server, saved)).toBe('gone')
    expect(await trySave(server, saved, VALUES)).toEqual({ outcome: 'gone' })
  })
})

it('of ten thousand guesses none opens, replaces or erases a draft', async () => {
  const { serverFor, server, saved } = await startSaved({ location: { folder: makeFolder() } })
  const { token } = saved
  const near = Array.from(token, (digit, place) => {
    const other = ((Number.parseInt(digit, 16) + 1) % 16).toString(16)
    return token.slice(0, place) + other + token.slice(place + 1)
  })
  const guesses = [...near, ...Array.from({ length: 10_000 - near.length }, () => randomBytes(32).toString('hex'))]
  const outcomes = new Set<string>()
  for (const [count, guess] of guesses.entries()) {
    outcomes.add((await server.open(guess)).outcome)
    await server.erase(guess)
    const forged = { token: guess, iv: '', data: '', basedOn: 1 }
    if (count % 10 === 0) outcomes.add((await serverFor(`sender ${count}`).save(forged)).outcome)
  }
  expect([...outcomes]).toEqual(['gone'])
  expect(await valuesAt(server, saved)).toEqual(VALUES)
})
