import { badRequest, forbidden, unauthorized } from '../../http/errors.ts'
import { json, noContent, redirect } from '../../http/response.ts'
import type { Route } from '../../http/types.ts'
import { createLogins } from '../logins.ts'
import type { Lake } from '../types.ts'
import { requireIdentity } from './access.ts'

/** The lake's tokens do not expire, but the Studio wants an expiry. Seconds since 1970: the year 2100. */
const TOKEN_EXPIRY_S = 4_102_444_800

/** providers → login (redirects back with `#sid=`, only to an allowed origin) → fetch (the token). */
export function authRoutes({ config }: Lake, isOriginAllowed: (origin: string) => boolean): Route[] {
  const logins = createLogins()
  return [
    {
      method: 'GET',
      path: '/v:version/auth/providers',
      handle() {
        const provider = { name: 'local', title: 'Local editor', url: `${config.publicUrl}/v1/auth/login/local` }
        return json({ providers: [provider], thirdPartyLogin: false, sso: { saml: false } })
      },
    },
    {
      method: 'GET',
      path: '/v:version/auth/login/local',
      handle({ query }) {
        const target = readReturnAddress(query)
        if (!isOriginAllowed(target.origin)) throw forbidden('This origin may not log in here')
        target.hash = `sid=${logins.start(target.origin)}`
        return redirect(target.href)
      },
    },
    {
      method: 'GET',
      path: '/v:version/auth/fetch',
      handle({ query, headers }) {
        const isLoggedIn = logins.redeem(query.get('sid') ?? '', headers.origin)
        if (!isLoggedIn) throw unauthorized('Unauthorized - The log-in is unknown, used or expired')
        return json({ token: config.editorToken, label: 'Local editor' })
      },
    },
    { method: 'POST', path: '/v:version/auth/logout', handle: noContent },
    {
      method: 'GET',
      path: '/v:version/auth/id',
      handle: request => json({ id: requireIdentity(request).id, expiry: TOKEN_EXPIRY_S }),
    },
  ]
}

function readReturnAddress(query: URLSearchParams): URL {
  const origin = query.get('origin') ?? ''
  if (!/^https?:/i.test(origin) || !URL.canParse(origin))
    throw badRequest('The parameter "origin" must be the address to return to')
  return new URL(origin)
}
