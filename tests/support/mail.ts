import { join } from 'node:path'
import { openArrivals } from '../../local/arrivals.ts'
import type { Mail } from '../../local/mail/smtp.ts'
import { stack } from './stack.ts'

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
