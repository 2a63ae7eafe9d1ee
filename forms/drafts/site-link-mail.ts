import { readCopyWords } from '../../lib/copy-words.ts'
import type { MailReply } from '../../lib/drafts/keep.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { log } from '../../lib/log.ts'
import { perProcess } from '../../lib/per-process.ts'
import { sharedStore } from '../../lib/shared-store.ts'
import { createSharedRateLimit, senderOf } from '../rate-limit.ts'
import { siteIntake } from '../site-intake.ts'
import { mailLink } from './link-mail.ts'
import { draftsFor } from './site-drafts.ts'

const PERIOD_MS = 60 * 60_000
const MAX_MAILS = 10
/** Where visitors cannot be told apart. */
const MAX_MAILS_OF_ALL = 100

/** For one visitor. Never rejects: what fails is logged and returned as "unsent". */
export function mailLinkFor(headers: Headers): (link: string) => Promise<MailReply> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  return async link => {
    try {
      const { mailVisitor } = siteIntake()
      if (mailVisitor === null) return { outcome: 'unsent' }
      const count = await siteLimit().count(`draft mail ${sender ?? 'everybody'}`, Date.now())
      if (count > (sender === null ? MAX_MAILS_OF_ALL : MAX_MAILS)) return { outcome: 'limited' }
      return await mailLink(link, { drafts: draftsFor(headers), mailVisitor, readWords: readCopyWords })
    } catch (error) {
      log.error('draft.failed', { message: 'A link to saved answers could not be mailed' }, error)
      return { outcome: 'unsent' }
    }
  }
}

function siteLimit() {
  return perProcess('limit of mailed links', () => createSharedRateLimit(PERIOD_MS, sharedStore))
}
