import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { type Arrival, type FieldValue, openArrivals } from '../../local/arrivals.ts'
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
