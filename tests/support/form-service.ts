import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { type Arrival, type FieldValue, openArrivals } from '../../local/arrivals.ts'
import type { Mail } from '../../local/mail/smtp.ts'
import { stack } from './stack.ts'

const INBOX_LENGTH = 50

/** An address that no other test uses, because rate limits count by address. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

export function newVisitor(): Record<string, string> {
  return { 'x-forwarded-for': newAddress() }
}

/** Submissions that the form service received with this e-mail address, newest first. */
export function receivedFrom(email: string, field = 'email'): Arrival[] {
  return openArrivals(join(stack.dataFolder, 'inbox'))
    .list(INBOX_LENGTH)
    .filter(({ fields }) => fields[field] === email)
}

/** Fields of these submissions, oldest first, each in the order of its payload. */
export function payloadsFrom(email: string): [name: string, value: FieldValue][][] {
  return receivedFrom(email)
    .map(({ fields }) => Object.entries(fields))
    .reverse()
}

const MAILS = 200

/** Mails to addresses that contain the text, in any case, newest first. */
export function mailsTo(address: string): Mail[] {
  return allMails().filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()))
}

/** Mails to staff whose subject contains the name, newest first. */
export function mailsAbout(name: string): Mail[] {
  return allMails().filter(({ subject }) => subject.includes(name))
}

function allMails(): Mail[] {
  return openArrivals<Mail>(join(stack.dataFolder, 'mail'))
    .list(MAILS)
    .map(({ fields }) => fields)
}
