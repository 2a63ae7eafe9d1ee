import type { Mailer } from './mailer.ts'
import type { Way } from './way.ts'

/** To staff. */
export function createEmailWay({ mailer, to }: { mailer: Mailer; to: string[] }): Way {
  return {
    via: 'email',
    send: ({ key, title, body }) => mailer({ key, to, subject: title, text: body, autoSubmitted: 'auto-generated' }),
  }
}
