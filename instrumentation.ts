export async function register(): Promise<void> {
  // Next also compiles this file for a runtime without Node.js, and drops the code there only because of these exact conditions.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { offerMailContent } = await import('./lib/words/copy-words')
    const { fetchCopyWords, fetchMailZone } = await import('./content/copy-words')
    offerMailContent({ readWords: fetchCopyWords, readZone: fetchMailZone })
  }
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { resumeDelivery } = await import('./forms/site-intake')
    const { startCatchUp } = await import('./content/freshness/catch-up')
    const { logWrongSettings } = await import('./lib/environment/check')
    const { prepareArrivals } = await import('./server/arrival')
    prepareArrivals(process.env.NEXT_DIST_DIR || '.next')
    logWrongSettings(process.env)
    resumeDelivery()
    startCatchUp()
  }
}
