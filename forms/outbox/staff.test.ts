import { describe, expect, it } from 'vitest'
import { ALL_REQUESTS } from '../../lib/forms/requests.fixture.ts'
import type { ListQuery } from '../../lib/forms/requests.ts'
import type { Outbox } from './open.ts'
import { describeStores, NOW, submission } from './outbox.fixture.ts'

const MINUTE_MS = 60_000
const REGISTRATION = {
  I01name: 'Bilal Çelik',
  I02email: 'bilal@example.ca',
  I03phone: '+1 (306) 555-0167',
  II01masjidname: 'Islamic Society of Regina',
  II03masjidcity: 'Regina',
  II04masjidstate: 'SK',
}

/** Of the requests of every test, the newest first. */
const OF_AMINA = ['held', 'marked', 'old']

function list(outbox: Outbox, query: Partial<ListQuery> = {}) {
  return outbox.listRequests({ ...ALL_REQUESTS, asOf: null, offset: 0, limit: 100, ...query }, NOW)
}

const idsOf = async (outbox: Outbox, query: Partial<ListQuery> = {}) => {
  return (await list(outbox, query)).rows.map(({ id }) => id)
}

describeStores(({ makePlace }) => {
  async function filled(): Promise<Outbox> {
    const outbox = (await makePlace()).open()
    await outbox.add(submission('old', { now: NOW - 3 * MINUTE_MS }))
    await outbox.add(submission('marked', { now: NOW - 2 * MINUTE_MS, marks: ['sent too fast'] }))
    await outbox.add(submission('held', { now: NOW - MINUTE_MS, marks: ['honeypot filled'] }))
    await outbox.add(submission('registration', { form: 'registration', values: REGISTRATION }))
    await outbox.markDelivered('old', NOW)
    return outbox
  }

  describe('the list', () => {
    it('has the newest first and the same columns for every form', async () => {
      const outbox = await filled()
      expect(await idsOf(outbox)).toEqual(['registration', 'held', 'marked', 'old'])
      expect((await list(outbox)).rows[0]).toEqual({
        id: 'registration',
        reference: expect.stringMatching(/^\w{3}-\w{3}$/),
        form: 'registration',
        state: 'pending',
        marks: [],
        receivedAt: new Date(NOW).toISOString(),
        name: 'Bilal Çelik',
        email: 'bilal@example.ca',
        phone: '+1 (306) 555-0167',
        masjid: 'Islamic Society of Regina',
        location: 'Regina, Saskatchewan',
      })
    })

    it('finds a request by its reference, however it is typed, and a postal code that looks like one', async () => {
      const references = ['K7P-4MX', 'H3R-9C4']
      const outbox = (await makePlace()).open(() => references.shift() ?? '')
      await outbox.add(submission('one'))
      await outbox.add(submission('two', { values: { name: 'Bilal', phone: '7344967' } }))
      await outbox.add(submission('postal code', { values: { name: 'Amina', location: 'Ottawa K7P 4M3' } }))
      for (const search of ['K7P-4MX', 'k7p4mx', ' K7P 4mx ', 'k7p–4mx', 'amina k7p-4mx', 'Yusuf K7P4MX'])
        expect([search, await idsOf(outbox, { search })]).toEqual([search, ['one']])
      expect(await idsOf(outbox, { search: 'h3r-9c4' })).toEqual(['two'])
      expect(await idsOf(outbox, { search: 'bilal k7p-4mx' })).toEqual([])
      expect(await idsOf(outbox, { search: 'K7P 4M3' })).toEqual(['postal code'])
      expect(await idsOf(outbox, { search: '734-4967' })).toEqual(['two'])
    })

    it('filters by state, form, date and marks, and counts every state of the result', async () => {
      const outbox = await filled()
      expect(await idsOf(outbox, { state: 'pending' })).toEqual(['registration', 'marked'])
      expect(await idsOf(outbox, { form: 'registration' })).toEqual(['registration'])
      expect(await idsOf(outbox, { since: new Date(NOW - MINUTE_MS).toISOString() })).toEqual(['registration', 'held'])
      expect(await idsOf(outbox, { isMarked: true })).toEqual(['held', 'marked'])
      const { counts, total } = await list(outbox, { form: 'shortTrial', state: 'held' })
      expect([counts, total]).toEqual([{ all: 3, pending: 1, delivered: 1, refused: 0, held: 1, spam: 0 }, 1])
    })

    it.each([
      [['registration'], ['celik', 'REGINA bilal', '306-555', '+1 306 555 0167', '306.555.0167 x9', '+1 306']],
      [['registration'], ['celik ٣٠٦٥٥٥٠١٦٧']],
      [OF_AMINA, ['(419) 555 0142', 'example.org', 'amina 1 (419) 555-0142']],
      [OF_AMINA, ['\u200famina yusuf\u00a0', 'AMINA@example.org']],
      [[], ['amina bilal', '%']],
      [['registration', ...OF_AMINA], ['  ']],
    ])('finds %j by each of %j, in any field, whatever its case, accents or punctuation', async (ids, searches) => {
      const outbox = await filled()
      for (const search of searches) expect(await idsOf(outbox, { search }), search).toEqual(ids)
    })

    it.each([
      ["O'Brien", ['O’Brien', 'O‘Brien', 'O`Brien', 'OʼBrien', 'O´Brien']],
      ['O’Brien', ["O'Brien", 'O＇Brien', 'OBrien']],
      ['abdullah ali', ['ʿAbdullāh ʿAlī', "'Abdullah 'Ali"]],
      ['al-Qurtubi', ['Al Qurtubi', 'al–Qurṭubī']],
      ['محمد', ['مُحَمَّد', 'محمـــد']],
      ['"Center" for Faith', ['“Center” for Faith', '«Center» for Faith']],
      [
        '312-555-0142',
        ['(312) 555-0142 ext. 7', '312 555 0142 #7', '+1.312.555.0142', '３１２ ５５５ ０１４２', '۳۱۲۵۵۵۰۱۴۲'],
      ],
      ['علي', ['علی', 'على']],
      ['کریم', ['كريم']],
      ['فاطمة النور', ['فاطمه ٱلنور']],
      ['dulic', ['Đulić']],
      ['Işık', ['isik', 'ISIK']],
      ['Strauss, Lukasz', ['Łukasz Strauß']],
      ['Khan, Ali', ['Ali Khan', 'Khan; Ali']],
      ['Toledo,OH', ['Toledo OH', 'Toledo, OH', 'Toledo,OH']],
      ['(ISGT), Siobhán.', ['Siobhán of ISGT']],
      ['imam@xn--mgbx5cf.xn--mgberp4a5d4ar', ['imam@سلام.السعودية']],
    ])('finds %j however it is written', async (search, written) => {
      const outbox = (await makePlace()).open()
      for (const [place, text] of written.entries()) {
        await outbox.add(submission(`${place}`, { values: { name: text }, now: NOW - place }))
      }
      await outbox.add(submission('other', { values: { name: 'Oren', phone: '419-555-0142' } }))
      expect(await idsOf(outbox, { search })).toEqual(written.map((_, place) => `${place}`))
    })

    it('keeps its rows in place while new requests arrive, and counts those', async () => {
      const outbox = await filled()
      const { asOf } = await list(outbox)
      await outbox.add(submission('new', { now: NOW + 1 }))
      expect(await list(outbox, { asOf })).toMatchObject({ total: 4, newer: 1, asOf })
      expect(await idsOf(outbox, { asOf, offset: 1, limit: 2 })).toEqual(['held', 'marked'])
    })

    it('exports every request once, newest first, however many there are', async () => {
      const outbox = (await makePlace()).open()
      const ids = Array.from({ length: 550 }, (_, number) => `s-${number}`)
      const submissions = ids.map((id, number) => submission(id, { now: NOW + (number % 3), notify: [] }))
      // All at once, the last ones would wait for a connection longer than the outbox allows.
      for (let first = 0; first < submissions.length; first += 50) {
        await Promise.all(submissions.slice(first, first + 50).map(each => outbox.add(each)))
      }
      const newest = await Array.fromAsync(outbox.matching(ALL_REQUESTS))
      const oldest = await Array.fromAsync(outbox.list())
      expect([new Set(newest.map(({ id }) => id)).size, newest.length]).toEqual([550, 550])
      const [falling, rising] = [newest, oldest].map(entries => entries.map(({ receivedAt }) => receivedAt))
      expect(falling).toEqual(falling?.toSorted().reverse())
      expect(rising).toEqual(rising?.toSorted())
      expect(oldest.map(({ id }) => id).sort()).toEqual([...ids].sort())
    }, 30_000)

    it('leaves out spam unless asked for it', async () => {
      const outbox = await filled()
      await outbox.markSpam('held', 'Staff', NOW)
      const exported = await Array.fromAsync(outbox.matching(ALL_REQUESTS))
      for (const ids of [await idsOf(outbox), exported.map(({ id }) => id)])
        expect(ids).toEqual(['registration', 'marked', 'old'])
      expect(await idsOf(outbox, { state: 'spam' })).toEqual(['held'])
    })
  })

  describe('a decision of staff', () => {
    it('is recorded in the history with the name of the person', async () => {
      const outbox = await filled()
      expect(await outbox.markSpam('held', 'Khadija', NOW + 1)).toBe(true)
      expect(await outbox.unmarkSpam('held', 'Khadija', NOW + 2)).toBe(true)
      expect(await outbox.release('held', 'Omar', NOW + 3)).toBe(true)
      expect((await outbox.readRequest('held'))?.history.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
        'released Omar',
        'notSpam Khadija',
        'spam Khadija',
        'received null',
      ])
    })

    it('changes nothing where the state does not allow it', async () => {
      const outbox = await filled()
      expect(await outbox.release('old', 'Omar', NOW)).toBe(false)
      expect(await outbox.unmarkSpam('old', 'Omar', NOW)).toBe(false)
      expect(await outbox.unmarkSpam('held', 'Omar', NOW)).toBe(false)
      expect((await outbox.readRequest('old'))?.history.map(({ kind }) => kind)).toEqual(['delivered', 'received'])
    })

    it('to mark a request as spam can be taken back: it is what it was before', async () => {
      const outbox = await filled()
      for (const [id, state] of Object.entries({ old: 'delivered', held: 'held', marked: 'pending' })) {
        expect(await outbox.markSpam(id, 'Omar', NOW)).toBe(true)
        expect((await outbox.find(id))?.state).toBe('spam')
        expect(await outbox.unmarkSpam(id, 'Omar', NOW)).toBe(true)
        expect([id, (await outbox.find(id))?.state]).toEqual([id, state])
      }
    })

    it('can include a note, which is exported', async () => {
      const outbox = await filled()
      expect(await outbox.setNote('old', 'Called on Monday')).toBe(true)
      expect((await outbox.readRequest('old'))?.note).toBe('Called on Monday')
      expect(await outbox.setNote('nobody', 'x')).toBe(false)
    })
  })

  it('the summary counts what arrived on each day and is still there, without spam', async () => {
    const outbox = await filled()
    await outbox.add(submission('spam', { now: NOW }))
    await outbox.markSpam('spam', 'Omar', NOW)
    const days = [NOW - 10 * MINUTE_MS, NOW - 3 * MINUTE_MS, NOW - MINUTE_MS]
    const { days: before } = await outbox.summary(days)
    await outbox.erasePerson('registration')
    const { days: after } = await outbox.summary(days)
    expect([before, after]).toEqual([
      [0, 2, 2],
      [0, 2, 1],
    ])
    expect(await outbox.summary([])).toMatchObject({ days: [], counts: { delivered: 1, held: 1, spam: 1 } })
  })

  it('an outage of the form service is reported from its first failure on while requests are waiting', async () => {
    const outbox = await filled()
    for (const [minute, id] of [
      [1, 'marked'],
      [2, 'registration'],
    ] as const) {
      await outbox.claim(id, NOW)
      await outbox.markFailed(id, { trouble: 'fault', errors: [] }, NOW + minute * MINUTE_MS, NOW)
    }
    expect((await list(outbox)).outage).toEqual({ since: new Date(NOW + MINUTE_MS).toISOString(), waiting: 2 })
    await outbox.markDelivered('marked', NOW + 3 * MINUTE_MS)
    expect((await outbox.summary([])).outage).toBeNull()
  })
})
