import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { badRequest, forbidden, unauthorized } from '../http/errors.ts'
import { json, noContent } from '../http/response.ts'
import { routesBelow } from '../http/router.ts'
import type { HttpRequest, HttpResponse, Route } from '../http/types.ts'
import type { Project } from '../project/index.ts'
import { findUser, listPeople, type User } from '../project/users.ts'
import { describeRole } from '../roles.ts'
import { requireIdentity } from './access.ts'

/** The lake's tokens do not expire, but the Studio wants an expiry. Seconds since 1970: the year 2100. */
const TOKEN_EXPIRY_S = 4_102_444_800
const LOGIN_LIFETIME_MS = 60_000
const MAX_PENDING = 100
/** The Studio ignores a session id of fewer than 20 characters, and would ask to log in forever. */
const SESSION_ID_BYTES = 24

/** providers → login (redirects back with `#sid=`, only to an allowed origin) → fetch (the token). Browsers reach the lake at `publicUrl`. */
export function authRoutes(project: Project, publicUrl: string, isAllowed: (origin: string) => boolean): Route[] {
  const logins = createLogins()
  const providers = () => {
    // A browser that follows it sends nothing else that names the project.
    const url = `${publicUrl}/v1/auth/login/${project.id}`
    const [first, ...others] = listPeople(project)
    const title = others.length > 0 ? 'Offline content lake' : first?.name
    const provider = { name: 'local', title, url }
    return json({ providers: [provider], thirdPartyLogin: false, sso: { saml: false } })
  }
  const fetchToken = ({ query, headers }: HttpRequest) => {
    const userId = logins.redeem(query.get('sid') ?? '', headers.origin)
    const user = findUser(project, userId ?? '')
    if (!user?.token) throw unauthorized('The log-in is unknown, used or expired')
    return json({ token: user.token, label: user.name })
  }
  return routesBelow('/v:version/auth', [
    ['GET', '/providers', providers],
    ['GET', '/login/:project', logIn],
    ['GET', '/fetch', fetchToken],
    ['POST', '/logout', noContent],
    ['GET', '/id', request => json({ id: requireIdentity(request).id, expiry: TOKEN_EXPIRY_S })],
  ])

  /** Where several people may sign in, `person` says which of them does; without it, a page asks. */
  function logIn({ query, path }: HttpRequest): HttpResponse {
    const target = readReturnAddress(query)
    if (!isAllowed(target.origin)) throw forbidden('This origin may not log in here')
    const people = listPeople(project)
    const wanted = query.get('person')
    const person = wanted === null ? (people.length === 1 ? people[0] : null) : people.find(({ id }) => id === wanted)
    if (person === undefined) throw badRequest('Nobody here has this id')
    if (person === null) {
      const hrefOf = ({ id }: { id: string }) => `${path}?${new URLSearchParams([...query, ['person', id]])}`
      return loginPage(project.state.read().displayName, people, hrefOf)
    }
    target.hash = `sid=${logins.start(target.origin, person.id)}`
    return { status: 302, headers: { location: target.href } }
  }
}

function readReturnAddress(query: URLSearchParams): URL {
  const origin = query.get('origin') ?? ''
  if (!/^https?:/i.test(origin) || !URL.canParse(origin))
    throw badRequest('The parameter "origin" must be the address to return to')
  return new URL(origin)
}

/** Log-ins between the redirect back to the Studio and its request for the token. */
export function createLogins(perf: Pick<Performance, 'now'> = performance) {
  const pending = new LRUCache<string, { origin: string; userId: string }>({
    ...{ max: MAX_PENDING, ttl: LOGIN_LIFETIME_MS, ttlResolution: 0, perf },
  })
  return {
    /** A session id that a page at this origin can exchange for the token of this user once. */
    start(origin: string, userId: string): string {
      const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url')
      pending.set(sessionId, { origin, userId })
      return sessionId
    },
    /** The user. Null for an id that is unknown, used or expired, and for a page of another origin than it was issued for. */
    redeem(sessionId: string, origin: string | undefined): string | null {
      const login = pending.get(sessionId)
      pending.delete(sessionId)
      return login && (origin === undefined || origin === login.origin) ? login.userId : null
    },
  }
}

const STYLE = `
body{font:1rem/1.5 system-ui,sans-serif;color:#13141b;background:#f6f6f8;margin:0;padding:10vh 1rem}
main{max-width:24rem;margin:auto;padding:2rem;background:#fff;border:1px solid #ccd;border-radius:.5rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
ul{list-style:none;margin:1.5rem 0 0;padding:0}
a{display:block;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #778;border-radius:.25rem;color:inherit;text-decoration:none}
a:hover{background:#eef}
a:focus-visible{outline:3px solid #2276fc;outline-offset:2px}
b,span{display:block}
span{color:#515868}
@media (prefers-color-scheme:dark){body{color:#e6e8ec;background:#0d0e12}main{background:#13141b;border-color:#383d51}a:hover{background:#1e2030}span{color:#b6bcc9}}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page on which one chooses who to be. `hrefOf` gives the address that signs a person in. */
function loginPage(projectName: string, people: User[], hrefOf: (user: User) => string): HttpResponse {
  const choices = people.map(
    user =>
      `<li><a href="${escapeHtml(hrefOf(user))}"><b>${escapeHtml(user.name)}</b><span>${describeRole(user.role).title}</span></a></li>`,
  )
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in: ${escapeHtml(projectName)}</title>
<style>${STYLE}</style>
<main>
<h1>Who are you?</h1>
<p>Choose under which name you work on “${escapeHtml(projectName)}”.</p>
<ul>${choices.join('')}</ul>
</main>
</html>
`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
