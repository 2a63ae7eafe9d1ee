import type { CopyWords } from '../../lib/words/copy-words.ts'
import { createQueue } from '../notifications/queue.ts'
import type { MailVisitor } from '../notifications/visitor-mail.ts'
import type { Notifications } from '../outbox/notifications.ts'
import { columnOf } from '../submission.ts'
import { writeCopy } from './copy-text.ts'

export type CopyQueueOptions = {
  outbox: Notifications
  mailVisitor: MailVisitor
  readWords: () => Promise<CopyWords>
  now?: () => number
  random?: () => number
}

/** Texts are written when they are sent, so the queue holds none. Returns a function that attempts everything that is due, until an attempt fails. */
export function createCopyQueue({
  outbox,
  mailVisitor,
  readWords,
  now = Date.now,
  random = Math.random,
}: CopyQueueOptions): () => Promise<void> {
  return createQueue({
    ...{ outbox, via: 'copy', now, random },
    attempt: async ({ id, submission }) => {
      if (submission === null) return null
      if (submission.state === 'spam') return { outcome: 'undeliverable', reason: 'the request was marked as spam' }
      const words = await readWords().catch(() => null)
      if (words === null)
        return { outcome: 'failed', reason: 'the words of the mail could not be read', retryAfterMs: 0 }
      return mailVisitor({ id, to: columnOf(submission, 'email'), ...writeCopy(submission, words) })
    },
  })
}
