import { log } from '../../lib/process/log.ts'

/** The log has one line per change, however many requests notice. */
export type Health = {
  works: () => void
  fails: (error: unknown) => void
}

export function createHealth(): Health {
  let isBroken = false
  return {
    works: () => {
      if (isBroken) log.info('outbox.mended', { message: 'The outbox takes submissions again' })
      isBroken = false
    },
    fails: error => {
      if (!isBroken)
        log.error('outbox.broken', { message: 'The outbox does not work, so no form can be accepted' }, error)
      isBroken = true
    },
  }
}
