import { describe, expect, it } from 'vitest'
import { RAISED } from '@/components/give/goal'
import {
  choose,
  type Flow,
  type Gift,
  give,
  giveAgain,
  namePetals,
  nextFriday,
  receive,
  startFlow,
  type,
  wordsOf,
} from './gift'

const MONDAY = new Date(2026, 10, 23, 12)
const GIFT: Gift = { amount: 50, often: 0, cause: 'Masjid operations', cover: true, method: 'phone' }

const start = (query = '') => startFlow(new URLSearchParams(query))
const wordsFor = (gift: Partial<Gift>) => wordsOf({ ...GIFT, ...gift }, MONDAY)

describe('the words for a gift', () => {
  it.each<[Partial<Gift>, fees: string, total: string]>([
    [{}, '$1.90', '$51.90'],
    [{ method: 'bank' }, '$0.90', '$50.90'],
    [{ amount: 1 }, '$0.04', '$1.04'],
    [{ amount: 12.5 }, '$0.48', '$12.98'],
    [{ amount: 99_999.99, method: 'bank' }, '$1,800', '$101,799.99'],
    [{ cover: false }, '$1.90', '$50'],
  ])('name the fees and the total of %j, and what is added for them', (gift, fees, total) => {
    expect(wordsFor(gift)).toMatchObject({ fees, total, give: total })
    expect(wordsFor(gift).adds).toBe(gift.cover === false ? 'The masjid receives $48.10' : `Adds ${fees} to your gift`)
  })

  it.each<[Partial<Gift>, ReturnType<typeof wordsFor>]>([
    [{}, expect.objectContaining({ give: '$51.90', gift: '$50', when: '' })],
    [
      { often: 1 },
      expect.objectContaining({
        ...{ give: '$51.90 a week', gift: '$50, every Friday', when: 'Every Friday, from November 27' },
      }),
    ],
    [{ often: 2 }, expect.objectContaining({ give: '$51.90 a month', when: 'Every month, from today' })],
    [{ amount: 0 }, expect.objectContaining({ give: '', adds: 'Adds them to your gift' })],
  ])('say when %j is repeated, and no total without an amount', (gift, words) => {
    expect(wordsFor(gift)).toEqual(words)
  })
})

describe('the gift in an address', () => {
  it('has what was chosen', () => {
    expect(start('step=receipt&typed=25&often=1&cause=Zakat&method=bank').gift).toEqual({
      ...{ amount: 25, often: 1, cause: 'Zakat', method: 'bank', cover: false },
    })
  })

  it('has the default where it says nothing that is known', () => {
    expect(start('step=receipt&cover=on&often=9&cause=<script>&method=gold')).toMatchObject({
      view: 'receipt',
      gift: GIFT,
    })
    expect(start('typed=7&cause=Zakat')).toMatchObject({ view: 'choose', typed: '50', gift: GIFT })
  })

  it.each([
    ['$1,250.50', 1250.5, 'receipt'],
    ['', 0, 'choose'],
    ['9,999,999.50', 0, 'choose'],
  ])('is of the amount “%s” %d dollars, and leads to the view %s', (typed, amount, view) => {
    const flow = start(String(new URLSearchParams({ step: 'receipt', typed })))
    expect(flow).toMatchObject({ view, typed, gift: { amount } })
    expect(Boolean(flow.problem)).toBe(view === 'choose')
  })
})

describe('a donor', () => {
  it('hears what is wrong with an amount when they give, and no more once it is one', () => {
    const typed = type(start(), '0.50')
    expect(typed).toMatchObject({ problem: '', gift: { amount: 0 } })
    const refused = give(typed, 'paying')
    expect(refused).toMatchObject({ view: 'choose', problem: 'Enter an amount of $1 or more.' })
    expect(type(refused, 'a lot').problem).toBe(refused.problem)
    expect(type(refused, '75')).toMatchObject({ problem: '', gift: { amount: 75 } })
    expect(choose(refused, { amount: 25 })).toMatchObject({ problem: '', typed: '25' })
    expect(choose(refused, { often: 1 })).toMatchObject({ problem: refused.problem, typed: '0.50' })
  })

  it('gives again beside what came in with the gift before, and has the next receipt', () => {
    const again = giveAgain(receive(give(start(), 'paying'), 0))
    expect(again).toMatchObject<Partial<Flow>>({ view: 'choose', before: RAISED + 50, receipt: start().receipt + 1 })
  })

  it.each([
    [11_400, 'From first tap to receipt: 12 seconds.'],
    [900, 'From first tap to receipt: 1 second.'],
    [30_000, 'From first tap to receipt: 30 seconds.'],
    [30_001, ''],
  ])('who gave in %d ms reads: %s', (took, time) => {
    expect(receive({ ...start(), startedAt: 1_000 }, 1_000 + took).time).toBe(time)
  })
})

it('a pledge starts on the next Friday, and on a Friday a week later', () => {
  expect([MONDAY, new Date(2026, 10, 27)].map(day => nextFriday(day).getDate())).toEqual([27, 4])
})

it.each([
  [50, RAISED, 'petal 7'],
  [250, RAISED, 'petals 7 to 10'],
  [25, RAISED, 'half of petal 7'],
  [10, RAISED, 'part of petal 7'],
  [50, 500, 'for the next goal'],
])('a gift of $%i after $%i is called: %s', (amount, before, name) => {
  expect(namePetals(before, amount)).toBe(name)
})
