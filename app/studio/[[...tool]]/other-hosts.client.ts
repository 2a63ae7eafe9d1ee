/** The Studio looks for a newer version, and whether Sanity takes feedback. It has a setting for neither. */
const ANSWERS: [start: string, answer: () => Response][] = [
  ['https://sanity-cdn.com/v1/modules/', () => Response.json({})],
  ['https://api.sanity.io/vX/intake/', () => new Response(null, { status: 404 })],
]

/** docs/decisions/2026-11-27-studio.md says why nothing smaller makes the Studio start without an error where there is no network. */
export function askNoOtherHosts(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const own = ANSWERS.find(([start]) => url.startsWith(start))
    return own ? own[1]() : fetch(input, init)
  }
}
