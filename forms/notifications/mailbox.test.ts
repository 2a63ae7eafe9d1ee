import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  'victim@gmail.com',
  'v.i.c.t.i.m@gmail.com',
  'V.ictim@GMAIL.com',
  'vic.tim+x@gmail.com',
  'victim@googlemail.com',
  'v.ictim+x.y@googlemail.com',
])('mails to %s arrive in one mailbox', address => {
  expect(mailboxOf(address)).toBe('victim@gmail.com')
})

it.each(['amina.y@example.org', 'amina.y@gmail.com.example', 'amina.y@notgmail.com', 'amina.y@mail.gmail.com'])(
  'dots tell mailboxes apart in %s',
  address => {
    expect(mailboxOf(address)).toBe(address)
  },
)
