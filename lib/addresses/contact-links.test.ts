import { expect, it } from 'vitest'
import { contactLinks } from './contact-links.ts'

const PHONE = '(419) 555-0142'
const DIALED = 'tel:+14195550142'
const TEXTED = 'sms:+14195550142'
const CHANGED = { phone: '(416) 555-0199' }

type Fields = Parameters<typeof contactLinks>[0]

/** `former` is the number in fields of earlier versions. */
it.each<[what: string, fields: Fields, phoneHref: string | null, supportPhoneHref: string | null]>([
  ['is dialed wherever it shows', { phone: PHONE }, DIALED, DIALED],
  ['is called where staff chose that', { phone: PHONE, questionsWay: 'call' }, DIALED, DIALED],
  ['is texted, without its extension', { phone: `${PHONE} ext. 3`, questionsWay: 'text' }, `${DIALED};ext=3`, TEXTED],
  ['is nowhere while it is missing', {}, null, null],
  ['is nowhere if it cannot be dialed', { phone: 'Ask us', phoneHref: '/', questionsWay: 'text' }, null, null],
  ['counts, not the former', { phone: PHONE, phoneHref: 'tel:+14195550100' }, DIALED, DIALED],
  ['counts on the button, too', { phone: PHONE, supportPhoneHref: 'tel:+1-419-555-0100' }, DIALED, DIALED],
  ['is the former if it cannot be dialed', { phone: '419-MINARA', phoneHref: DIALED }, DIALED, DIALED],
  ['is texted as the former was', { phone: PHONE, supportPhoneHref: 'SMS:+1 419 555 0142' }, DIALED, TEXTED],
  ['is texted as that with spaces was', { phone: PHONE, supportPhoneHref: ' sms:419 555 0142 ext. 3' }, DIALED, TEXTED],
  ['is dialed where the former was no number', { phone: PHONE, supportPhoneHref: 'sms:' }, DIALED, DIALED],
  ['is called once staff chose', { phone: PHONE, supportPhoneHref: TEXTED, questionsWay: 'call' }, DIALED, DIALED],
  ['is texted once changed', { ...CHANGED, supportPhoneHref: TEXTED }, 'tel:+14165550199', 'sms:+14165550199'],
  ['is dialed once changed', { ...CHANGED, supportPhoneHref: DIALED }, 'tel:+14165550199', 'tel:+14165550199'],
])('one phone number %s: %j', (_, fields, phoneHref, supportPhoneHref) => {
  expect(contactLinks(fields)).toEqual({ emailHref: null, phoneHref, supportPhoneHref })
})

it.each([
  ['mailto:salam@minara.example', ['salam@minara.example', '\u200fsalam@minara.example ']],
  ['mailto:salam@minara.example', ['mailto:salam@minara.example']],
  [`mailto:salam@${encodeURIComponent('سلام.السعودية')}`, ['salam@سلام.السعودية']],
  [null, ['', null, 'salam', 'salam@minara', 'salam@minara.example, imam@minara.example']],
  [null, ['salam@minara.example?bcc=all@minara.example']],
])('%s is the link of each e-mail address of %j', (emailHref, emails) => {
  for (const email of emails) expect(contactLinks({ email }).emailHref, `${email}`).toBe(emailHref)
})
