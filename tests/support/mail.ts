import { join } from 'node:path'
import { type Mail, openMailbox } from '../../local/mail/mailbox.ts'
import { stack } from './stack.ts'

const MAILS = 200

/** Mails to staff whose subject contains the name, newest first. */
export function mailsAbout(name: string): Mail[] {
  return openMailbox(join(stack.dataFolder, 'mail'))
    .listMails(MAILS)
    .filter(({ subject }) => subject.includes(name))
}
