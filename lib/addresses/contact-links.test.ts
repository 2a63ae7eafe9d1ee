import { describe, expect, it } from 'vitest'
import { contactLinks } from './contact-links.ts'

const PHONE = '(419) 555-0142'
const DIALED = 'tel:+14195550142'

describe('one phone number', () => {
  it('is dialed wherever it shows, and texted by the floating button if staff chose that', () => {
    expect(contactLinks({ phone: PHONE })).toMatchObject({ phoneHref: DIALED, supportPhoneHref: DIALED })
    expect(contactLinks({ phone: PHONE, questionsWay: 'call' }).supportPhoneHref).toBe(DIALED)
    expect(contactLinks({ phone: `${PHONE} ext. 3`, questionsWay: 'text' })).toMatchObject({
      phoneHref: `${DIALED};ext=3`,
      supportPhoneHref: 'sms:+14195550142',
    })
  })

  it('is nowhere while it is missing or cannot be dialed', () => {
    const none = { emailHref: null, phoneHref: null, supportPhoneHref: null }
    expect(contactLinks({})).toEqual(none)
    expect(contactLinks({ phone: 'Ask us', phoneHref: 'https://example.org', questionsWay: 'text' })).toEqual(none)
  })
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

describe('settings from when the number stood in several fields', () => {
  it('follow the number that people read', () => {
    const former = { phoneHref: 'tel:+14195550100', supportPhoneHref: 'tel:+1-419-555-0100' }
    expect(contactLinks({ phone: PHONE, ...former })).toMatchObject({ phoneHref: DIALED, supportPhoneHref: DIALED })
  })

  it('still dial the second field if the first holds no number that can be dialed', () => {
    const former = { phone: '419-MINARA', phoneHref: DIALED }
    expect(contactLinks(former)).toMatchObject({ phoneHref: DIALED, supportPhoneHref: DIALED })
  })

  it('still text the number, until staff choose otherwise', () => {
    const former = { phone: PHONE, phoneHref: DIALED, supportPhoneHref: 'sms:4195550142' }
    expect(contactLinks(former).supportPhoneHref).toBe('sms:+14195550142')
    for (const supportPhoneHref of ['SMS:+1 419 555 0142', ' sms:(419) 555-0142 ext. 3'])
      expect(contactLinks({ ...former, supportPhoneHref }).supportPhoneHref).toBe('sms:+14195550142')
    expect(contactLinks({ ...former, supportPhoneHref: 'sms:' }).supportPhoneHref).toBe(DIALED)
    expect(contactLinks({ ...former, questionsWay: 'call' }).supportPhoneHref).toBe(DIALED)
  })

  it('follow a changed phone on the floating button, too, whatever number it once had', () => {
    const changed = { phone: '(416) 555-0199', supportPhoneHref: 'sms:+14195550142' }
    expect(contactLinks(changed).supportPhoneHref).toBe('sms:+14165550199')
    expect(contactLinks({ ...changed, supportPhoneHref: 'tel:+14195550142' }).supportPhoneHref).toBe('tel:+14165550199')
    expect(contactLinks({ ...changed, phoneHref: 'tel:+14195550142' }).phoneHref).toBe('tel:+14165550199')
  })
})
