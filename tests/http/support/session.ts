import { CookieJar } from 'jsdom'
import { type Answer, ask } from '../../support/ask.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'

export type Session = {
  cookies: CookieJar
  /** As `ask`, with the session's cookies. */
  ask: typeof ask
  /** As `ask`, and follows redirects on the site. */
  open: (path: string) => Promise<Answer>
}

/** The cookies of one browser. */
export function openSession(): Session {
  const cookies = new CookieJar()
  const askWithCookies: typeof ask = async (address, init = {}) => {
    const headers = new Headers(init.headers)
    const kept = cookies.getCookieStringSync(stack.siteUrl)
    if (kept && !headers.has('cookie')) headers.set('cookie', kept)
    const answer = await ask(address, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) cookies.setCookieSync(cookie, stack.siteUrl)
    return answer
  }
  const open = async (path: string): Promise<Answer> => {
    const answer = await askWithCookies(path)
    const location = answer.headers.get('location')
    return location?.startsWith(stack.siteUrl) ? open(location.slice(stack.siteUrl.length)) : answer
  }
  return { cookies, ask: askWithCookies, open }
}

/** A session of staff, who see drafts. */
export async function openPreview(): Promise<Session> {
  const session = openSession()
  await session.ask(await createPreviewLink('/blog'))
  return session
}
