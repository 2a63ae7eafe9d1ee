/** Preloaded into a site's process: its faults happen on a signal, as they would in a timer or an event of a package. */
process.on('SIGUSR2', () => {
  if (process.env.FAULT === 'route')
    Response.json = () => {
      throw new TypeError('No JSON for\namina@example.org')
    }
  else if (process.env.FAULT === 'rejection') void Promise.reject(new Error('Nobody handles\nthis'))
  else
    setImmediate(() => {
      throw new TypeError('Nobody catches\nthis')
    })
})
