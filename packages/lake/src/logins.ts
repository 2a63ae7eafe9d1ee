import { randomBytes } from 'node:crypto'

const LOGIN_LIFETIME_MS = 60_000
const MAX_PENDING = 100
/** The Studio ignores a session id of fewer than 20 characters, and would ask to log in forever. */
const SESSION_ID_BYTES = 24

type Logins = {
  /** A session id that a page at this origin can exchange for the token of this user once, within LOGIN_LIFETIME_MS. */
  start: (origin: string, userId: string) => string
  /** The user, when the id is known and not expired, and comes from the origin it was issued for (or from outside a browser). */
  redeem: (sessionId: string, origin: string | undefined) => string | null
}

/** Pending log-ins: between the redirect back to the Studio and the Studio's request for its token. */
export function createLogins(now: () => number = Date.now): Logins {
  const pending = new Map<string, { origin: string; userId: string; expiresAt: number }>()
  return {
    start(origin, userId) {
      const [oldest] = pending.keys()
      if (pending.size >= MAX_PENDING && oldest) pending.delete(oldest)
      const sessionId = randomBytes(SESSION_ID_BYTES).toString('base64url')
      pending.set(sessionId, { origin, userId, expiresAt: now() + LOGIN_LIFETIME_MS })
      return sessionId
    },
    redeem(sessionId, origin) {
      const login = pending.get(sessionId)
      if (!login) return null
      pending.delete(sessionId)
      const isValid = login.expiresAt > now() && (origin === undefined || origin === login.origin)
      return isValid ? login.userId : null
    },
  }
}
