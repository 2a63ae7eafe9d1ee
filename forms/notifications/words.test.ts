import { describe, expect, it } from 'vitest'
import { siteUrl } from '../../lib/environment/public-env.ts'
import type { DigestCount } from '../outbox/notifications.ts'
import type { OutboxEntry } from '../store/rows.ts'
import { entryOf } from './entry.fixture.ts'
import { describeDigest, describeRequest } from './words.ts'

const OPTIONS = { hasDetails: false, zone: 'America/New_York' } as const

describe('the description of a request', () => {
  it('contains form, name, time and link, and no other data of the visitor', () => {
    expect(describeRequest(entryOf(), OPTIONS)).toEqual({
      title: 'New request: Full trial from Amina Yusuf',
      body: [
        'Form: Full trial',
        'Name: Amina Yusuf',
        'Received: November 22, 2026 at 8:05 AM EST',
        '',
        `Open it in the Studio: ${siteUrl}/studio/requests/a-request`,
      ].join('\n'),
    })
  })

  it.each<[what: string, changes: Partial<OutboxEntry>, words: string]>([
    ['the name in a registration', { form: 'registration', values: { I01name: 'Khalid R.' } }, ' from Khalid R.\n'],
    ['in its title that a name is missing', { values: { name: '  ' } }, 'New request: Full trial without a name\n'],
    ['in its text that a name is missing', { values: { name: '  ' } }, '\nName: not given\n'],
    [
      'its marks on one line',
      { marks: ['sent too fast', 'token missing'] },
      '\nMay come from a program: Sent fast, No start token\n',
    ],
    ['its id, escaped in the path of the link', { id: '../x?y#z' }, '/studio/requests/..%2Fx%3Fy%23z'],
  ])('says %s', (_, changes, words) => {
    const { title, body } = describeRequest(entryOf(changes), OPTIONS)
    expect(`${title}\n${body}`).toContain(words)
  })

  it('contains every field with its label when details are enabled', () => {
    const { body } = describeRequest(entryOf(), { ...OPTIONS, hasDetails: true })
    expect(body.split('\n').slice(0, 7)).toEqual([
      ...['Form: Full trial', 'Name: Amina Yusuf', 'E-mail: amina@example.org', 'Phone: 4195550142'],
      ...['Best way to reach: Any way', 'City and state: not given', 'Received: November 22, 2026 at 8:05 AM EST'],
    ])
  })

  it('has a short title and one line per value, whatever was typed', () => {
    const name = `A\r\nBcc: everybody@example.org\u2028${'x'.repeat(200)}`
    const { title, body } = describeRequest(entryOf({ values: { name } }), OPTIONS)
    expect(title).toMatch(/^New request: Full trial from A Bcc: everybody@example.org x+…$/)
    expect([...title].length).toBeLessThan(120)
    expect(body.split('\n')).toHaveLength(5)
  })
})

describe('the description of a digest', () => {
  it('counts requests by form, without names', () => {
    const digest: DigestCount[] = [
      { state: 'pending', form: 'miniTrial', total: 1 },
      { state: 'refused', form: 'trial', total: 2 },
      { state: 'held', form: 'demo', total: 1 },
      { state: 'refused', form: 'registration', total: 1 },
    ]
    expect(describeDigest(digest)).toEqual({
      title: '5 requests need somebody: 1 held, 3 refused, 1 waiting for over an hour',
      body: [
        '1 held: 1 Demo',
        '3 refused: 2 Full trial, 1 Registration',
        '1 waiting for over an hour: 1 Mini trial',
        '',
        `Open them in the Studio: ${siteUrl}/studio/requests`,
      ].join('\n'),
    })
  })

  it('uses the singular for one request and omits empty kinds, and is null without any', () => {
    const words = describeDigest([{ state: 'refused', form: 'demo', total: 1 }])
    expect(words?.title).toBe('1 request needs somebody: 1 refused')
    expect(words?.body).not.toContain('held')
    expect(describeDigest([])).toBeNull()
  })
})
