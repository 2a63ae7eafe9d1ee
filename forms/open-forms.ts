import { randomBytes } from 'node:crypto'
import { type Accept, createAccept, createDirectAccept } from './accept.ts'
import { channelOf } from './channels.ts'
import { createDelivery, type Endpoints, startWorker } from './delivery.ts'
import { LIMIT_WINDOW_MS } from './examine.ts'
import { sendToFormService } from './form-service.ts'
import { openOutbox } from './outbox/store.ts'
import { createRateLimit } from './rate-limit.ts'
import { issueStartToken } from './start-token.ts'
import { payloadOf } from './submission.ts'

/** A visitor waits for the whole of it. */
const DIRECT_TIMEOUT_MS = 10_000

export type Forms = {
  accept: Accept
  /** To be sent along with a form; says when somebody began to fill it in. */
  issueToken: () => string
  /** How the outbox is; null where there is none. Throws when the disk does not take a write. */
  status: () => { pending: number; oldestPendingSeconds: number } | null
  close: () => void
}

export type FormsOptions = {
  endpoints: Endpoints
  /** Folder of the outbox; null: a deployment without a disk, which hands submissions over directly. */
  outboxFolder: string | null
}

/** Opens what happens to submissions, and goes on delivering what waits. */
export function openForms({ endpoints, outboxFolder }: FormsOptions): Forms {
  const limit = createRateLimit(LIMIT_WINDOW_MS)
  if (outboxFolder === null) return openDirect(endpoints, limit)

  const outbox = openOutbox(outboxFolder)
  const { deliver, work } = createDelivery({ outbox, endpoints })
  const stopWorker = startWorker(work)
  const secret = outbox.signingSecret()
  return {
    accept: createAccept({ outbox, deliver, limit }),
    issueToken: () => issueStartToken(secret, Date.now()),
    status: () => {
      const now = Date.now()
      outbox.checkWritable(now)
      const oldest = outbox.oldestPending() ?? now
      return { pending: outbox.countByState().pending, oldestPendingSeconds: Math.round((now - oldest) / 1_000) }
    },
    close: () => {
      stopWorker()
      outbox.close()
    },
  }
}

function openDirect(endpoints: Endpoints, limit: ReturnType<typeof createRateLimit>): Forms {
  const secret = randomBytes(32).toString('hex')
  return {
    accept: createDirectAccept({
      send: ({ id, form, values }) =>
        sendToFormService({
          endpoint: endpoints[channelOf(form)],
          id,
          payload: payloadOf({ values }),
          timeoutMs: DIRECT_TIMEOUT_MS,
        }),
      limit,
      secret,
    }),
    issueToken: () => issueStartToken(secret, Date.now()),
    status: () => null,
    close: () => {},
  }
}
