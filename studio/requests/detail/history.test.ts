import { expect, it } from 'vitest'
import type { HistoryEvent } from '@/lib/forms/requests'
import { inNewYork } from '@/lib/time/in-new-york.fixture'
import { requestDetail } from '../request.fixture'
import { historyLines } from './history'

const NOW = inNewYork(2026, 10, 22, 15, 40)
const at = (hour: number, minute: number) => inNewYork(2026, 10, 22, hour, minute).toISOString()

function event(kind: HistoryEvent['kind'], more: Partial<HistoryEvent> = {}): HistoryEvent {
  return { at: at(15, 12), kind, trouble: null, errors: [], attempt: null, by: null, ...more }
}

const titles = (...args: Parameters<typeof requestDetail>) =>
  historyLines(requestDetail(...args), NOW).map(({ title }) => title.replaceAll('\u202f', ' '))

it('lists the events of a request, beginning with the next attempt', () => {
  const history = [
    event('failed', { at: at(15, 14), trouble: 'busy', attempt: 2 }),
    event('failed', { trouble: 'timeout', attempt: 1 }),
    event('received'),
  ]
  expect(titles({ state: 'pending', nextAttemptAt: at(15, 44), history })).toEqual([
    'Next try at 3:44 PM',
    '3:14 PM: the form service was too busy',
    '3:12 PM: no answer within 15 seconds',
    '3:12 PM: arrived and stored',
  ])
  expect(historyLines(requestDetail({ history }), NOW)[0]).toMatchObject({
    tone: 'bad',
    more: 'It takes 20 requests a minute. Try 2.',
  })
})

it.each([
  [{ state: 'pending', nextAttemptAt: at(15, 39) }, 'Next try in a moment'],
  [{ state: 'held' }, 'Waits for a person'],
] as const)('begins for %j with what comes next', (request, title) => {
  expect(titles(request)[0]).toBe(title)
})

it('gives the errors of the form service and the name of the staff member', () => {
  const errors = [
    { code: 'TYPE_EMAIL', field: 'II16masjidemail', message: 'should be an email' },
    { code: 'INACTIVE', field: null, message: 'inactive' },
    { code: 'NEW_CODE', field: null, message: 'Too early' },
  ]
  const history = [event('refused', { errors, attempt: 1 }), event('sentAgain', { by: 'Samira' }), event('spam')]
  const lines = historyLines(requestDetail({ state: 'refused', history }), NOW)
  expect(lines.slice(1).map(({ title }) => title.replace(/^.*?: /, ''))).toEqual([
    'Samira sent it again',
    'somebody marked it as spam',
  ])
  expect(lines.map(({ more }) => more)).toEqual([
    'E-mail of the masjid: should be an email. This form is switched off at the form service. It says: “Too early”. Try 1.',
    ...['', ''],
  ])
})

it('says what the visitor saw: a confirmation, or what the form service refused', () => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  const history = [event('shown'), event('corrected'), event('shown', { errors }), event('received')]
  expect(titles({ history })).toEqual([
    '3:12 PM: the visitor saw that it was received',
    '3:12 PM: corrected by the visitor and stored',
    '3:12 PM: the visitor saw what was refused and could correct it',
    '3:12 PM: arrived and stored',
  ])
})

it('says what became of the mail to the sender', () => {
  const lineOf = (copy: Parameters<typeof requestDetail>[0]) => historyLines(requestDetail(copy), NOW)[0]
  const moment = at(15, 14)
  expect(lineOf({ copy: { state: 'sent', at: moment, reason: null } })).toMatchObject({ tone: 'done', more: '' })
  expect(lineOf({ copy: { state: 'unsent', at: moment, reason: 'the mail server refused it' } })).toMatchObject({
    ...{ tone: 'bad', title: expect.stringContaining('not mailed to the sender'), more: 'The mail server refused it.' },
  })
  expect(lineOf({ copy: { state: 'waiting', at: moment, reason: null } })).toMatchObject({ tone: 'ahead' })
  expect(lineOf({ copy: null })).toBeUndefined()
})
