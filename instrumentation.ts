import { log } from './lib/log'

/** How often the site asks the content service for changes whose webhook was lost. Pages are fresh within twice that. */
const CATCH_UP_INTERVAL_MS = 25_000

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  await resumeDelivery()
  startCatchUp()
}

/** Submissions that waited when the site was stopped go on their way without waiting for a visitor. */
async function resumeDelivery(): Promise<void> {
  const { siteForms } = await import('./forms/site-forms')
  try {
    siteForms()
  } catch (error) {
    log.error('outbox.broken', { message: 'The outbox cannot be opened; no form can be taken in' }, error)
  }
}

function startCatchUp(): void {
  const secret = process.env.SANITY_REVALIDATE_SECRET
  if (!secret) {
    log.warn('catchUp.off', {
      message: 'SANITY_REVALIDATE_SECRET is not set: published changes appear only after a rebuild',
    })
    return
  }

  const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/revalidate/catch-up`
  // The route tells in the log when the content service fails; here only the site itself can be unreachable, while it stops.
  const catchUp = () => fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } }).catch(() => null)
  setInterval(catchUp, CATCH_UP_INTERVAL_MS).unref()
}
