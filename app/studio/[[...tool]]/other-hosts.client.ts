/** Where the Studio asks by itself whether there is a newer one, and whether Sanity takes feedback. It has a setting for neither. */
const ANSWERS: [start: string, answer: () => Response][] = [
  ['https://sanity-cdn.com/v1/modules/', () => Response.json({})],
  ['https://api.sanity.io/vX/intake/', () => new Response(null, { status: 404 })],
]

/**
 * Answers in the browser what the Studio would ask other hosts than the site's own and the content service's, so that it starts without
 * an error where there is no network. docs/decisions/2026-11-25-studio-hosts.md says why nothing smaller does.
 */
export function askNoOtherHosts(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const own = ANSWERS.find(([start]) => url.startsWith(start))
    return own ? own[1]() : fetch(input, init)
  }
}
