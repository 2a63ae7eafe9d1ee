import { log } from './lib/log'

/** How often the site asks the content service for changes whose webhook was lost. Pages are fresh within twice that. */
const CATCH_UP_INTERVAL_MS = 25_000

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  await resumeDelivery()
  await startCatchUp()
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

async function startCatchUp(): Promise<void> {
  if (!process.env.SANITY_REVALIDATE_SECRET) {
    log.warn('catchUp.off', {
      message: 'SANITY_REVALIDATE_SECRET is not set: published changes appear only after a rebuild',
    })
    return
  }

  const { askToCatchUp } = await import('./lib/catch-up')
  setInterval(() => askToCatchUp(), CATCH_UP_INTERVAL_MS).unref()
}
