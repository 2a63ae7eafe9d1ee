/** Begins what the site does by itself, beside answering visitors. */
export async function register(): Promise<void> {
  // Next compiles this file for a runtime without Node.js as well, and leaves out there what stands in this very condition.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { resumeDelivery } = await import('./forms/site-forms')
    const { startCatchUp } = await import('./lib/catch-up')
    resumeDelivery()
    startCatchUp()
  }
}
