import { expect, it } from 'vitest'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { greetingAt, sentenceOf } from './greeting'

const SUNDAY = inNewYork(2026, 10, 22, 15, 0)

it.each([
  [4, 'Welcome back.'],
  [5, 'Good morning.'],
  [12, 'Good afternoon.'],
  [17, 'Good evening.'],
  [22, 'Welcome back.'],
])('greets at %i o’clock with “%s”', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

it.each([
  [4, 6, 0, 'Sunday, November 22. 4 changes wait for Publish, and 6 requests came since yesterday.'],
  [1, 1, 0, 'Sunday, November 22. 1 change waits for Publish, and 1 request came since yesterday.'],
  [1_234, 0, 0, 'Sunday, November 22. 1,234 changes wait for Publish.'],
  [0, 13, 0, 'Sunday, November 22. 13 requests came since yesterday.'],
  [0, 0, 0, 'Sunday, November 22. Nothing waits for you.'],
  [0, undefined, undefined, 'Sunday, November 22. Nothing waits for you.'],
])('says that %j drafts wait and %j requests came', (drafts, recent, troubled, sentence) => {
  expect(sentenceOf(SUNDAY, { drafts, recent, troubled })).toBe(sentence)
})

it('does not say that nothing waits while requests are refused, or before the drafts are counted', () => {
  expect(sentenceOf(SUNDAY, { drafts: 0, recent: 0, troubled: 2 })).toBe('Sunday, November 22.')
  expect(sentenceOf(SUNDAY, { recent: 0, troubled: 0 })).toBe('Sunday, November 22.')
})
