import { expect, it } from 'vitest'
import { count, describeVisitStores } from './visits.fixture.ts'

const PERIOD = { week: '2026-11-17', month: '2026-10-27', limit: 10 }

describeVisitStores(makePlace => {
  it('has no numbers at first', async () => {
    const store = (await makePlace()).open()
    expect(await store.read(PERIOD)).toEqual({ since: null, pages: [], forms: [], days: [], redirects: [] })
  })

  it('adds up what several processes have counted', async () => {
    const place = await makePlace()
    const [one, two] = [place.open(), place.open()]
    await Promise.all([
      one.add([count({ number: 2 }), count({ page: '/' })]),
      two.add([count({ number: 5 }), count({ page: '/', number: 3 })]),
      one.add([count({ number: 10 })]),
    ])
    const { pages } = await two.read(PERIOD)
    expect(pages.map(({ page, views }) => [page, views.month])).toEqual([
      ['/blog', 17],
      ['/', 4],
    ])
  })

  it('sums the last 7 and 28 days of each page, the most viewed first', async () => {
    const store = (await makePlace()).open()
    await store.add([
      count({ page: '/a', day: '2026-11-23', number: 1 }),
      count({ page: '/a', day: '2026-11-17', number: 10 }),
      count({ page: '/a', day: '2026-11-16', number: 100 }),
      count({ page: '/a', day: '2026-10-27', number: 1_000 }),
      count({ page: '/a', day: '2026-10-26', number: 10_000 }),
      count({ page: '/b', day: '2026-11-20', number: 5_000 }),
      count({ page: '/b', kind: 'sent', form: 'trial', number: 2 }),
      count({ page: '', kind: 'sent', form: 'trial', number: 3 }),
      count({ page: '/short', kind: 'redirect', number: 9_000 }),
    ])
    const { pages, since } = await store.read(PERIOD)
    expect(since).toBe('2026-10-26')
    expect(pages).toEqual([
      { page: '/b', views: { week: 5_000, month: 5_000 }, sent: { week: 2, month: 2 } },
      { page: '/a', views: { week: 11, month: 1_111 }, sent: { week: 0, month: 0 } },
    ])
    expect((await store.read({ ...PERIOD, limit: 1 })).pages).toHaveLength(1)
  })

  it('sums starts and completions of each form, from all pages', async () => {
    const store = (await makePlace()).open()
    await store.add([
      count({ kind: 'start', form: 'demo', page: '', number: 7 }),
      count({ kind: 'start', form: 'demo', page: '', day: '2026-11-01', number: 3 }),
      count({ kind: 'sent', form: 'demo', page: '/', number: 2 }),
      count({ kind: 'sent', form: 'demo', page: '', number: 1 }),
      count({ kind: 'sent', form: 'trial', page: '/trial', day: '2026-10-01', number: 50 }),
    ])
    const { forms } = await store.read(PERIOD)
    expect(forms).toHaveLength(2)
    expect(forms).toContainEqual({ form: 'demo', kind: 'start', sums: { week: 7, month: 10 } })
    expect(forms).toContainEqual({ form: 'demo', kind: 'sent', sums: { week: 3, month: 3 } })
  })

  it('sums each day, without redirects', async () => {
    const store = (await makePlace()).open()
    await store.add([
      count({ number: 4 }),
      count({ page: '/', number: 1 }),
      count({ day: '2026-11-22', kind: 'start', form: 'demo' }),
      count({ kind: 'redirect', page: '/short' }),
    ])
    const { days } = await store.read(PERIOD)
    expect(days).toHaveLength(2)
    expect(days).toContainEqual({ day: '2026-11-23', kind: 'view', number: 5 })
    expect(days).toContainEqual({ day: '2026-11-22', kind: 'start', number: 1 })
  })

  it('knows the last day on which a redirect was followed, however long ago', async () => {
    const store = (await makePlace()).open()
    await store.add([
      count({ kind: 'redirect', page: '/old', day: '2026-01-02' }),
      count({ kind: 'redirect', page: '/old', day: '2026-03-04' }),
      count({ kind: 'redirect', page: '/new', day: '2026-11-20', number: 6 }),
      count({ kind: 'redirect', page: '/new', day: '2026-11-01', number: 1 }),
    ])
    expect((await store.read(PERIOD)).redirects).toEqual([
      { path: '/new', lastDay: '2026-11-20', hits: { week: 6, month: 7 } },
      { path: '/old', lastDay: '2026-03-04', hits: { week: 0, month: 0 } },
    ])
  })

  it('removes what is older than a day', async () => {
    const store = (await makePlace()).open()
    await store.add([count({ day: '2025-10-19' }), count({ day: '2025-10-20' }), count()])
    expect(await store.removeBefore('2025-10-20')).toBe(1)
    expect((await store.read(PERIOD)).since).toBe('2025-10-20')
  })

  it('keeps the numbers when it is closed and opened again', async () => {
    const place = await makePlace()
    const first = place.open()
    await first.add([count({ number: 3 })])
    await first.close()
    expect((await place.open().read(PERIOD)).pages[0]?.views.week).toBe(3)
  })

  it('adds all or nothing, and stores any text as it is', async () => {
    const store = (await makePlace()).open()
    const odd = `/post/'); DROP TABLE visit; --"ر`
    await expect(store.add([count(), count({ number: Number.NaN })])).rejects.toThrow()
    await store.add([count({ page: odd, number: 2 })])
    const { pages } = await store.read(PERIOD)
    expect(pages.map(({ page, views }) => [page, views.week])).toEqual([[odd, 2]])
  })
})
