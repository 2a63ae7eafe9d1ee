let complaints: string[] = []

/** From now on, whatever the browser complains about fails the test: errors on the console, uncaught ones, and files that do not load. */
export function watchComplaints(): void {
  console.error = (...words) => complaints.push(`console: ${words.join(' ')}`)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`))
  // Errors of pictures and scripts do not bubble.
  addEventListener('error', event => complaints.push(nameProblem(event)), true)
}

/** The complaints since the last call. */
export function takeComplaints(): string[] {
  const taken = complaints
  complaints = []
  return taken
}

function nameProblem({ message, target }: ErrorEvent): string {
  return target instanceof Element ? `did not load: ${target.outerHTML.slice(0, 200)}` : `uncaught: ${message}`
}
