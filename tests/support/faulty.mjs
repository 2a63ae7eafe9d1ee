/** Preloaded into a site's process: its fault happens on a signal, as it would in an event of a package. */
process.on('SIGUSR2', () => {
  Response.json = () => {
    throw new TypeError('No JSON for\namina@example.org')
  }
})
