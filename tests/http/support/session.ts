import { CookieJar } from 'jsdom'
import { type Answer, ask, createPreviewLink } from '../../support/ask.ts'
import { readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** By which cookies are kept and sent: like Safari on http://localhost, without those for https alone. */
const ADDRESS = 'http://minara.example'

export type Session = ReturnType<typeof openSession>

/** What one browser asks, with its cookies: `ask` a request, and `open` a page, at the end of all redirects on the site. */
export function openSession() {
  const cookies = new CookieJar()

  const askWithCookies: typeof ask = async (address, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('cookie')) headers.set('cookie', cookies.getCookieStringSync(ADDRESS))
    const answer = await ask(address, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) cookies.setCookieSync(cookie, ADDRESS)
    return answer
  }

  const open = async (path: string): Promise<Answer> => {
    const answer = await askWithCookies(path)
    const location = answer.headers.get('location')
    return location?.startsWith(stack.siteUrl) ? open(location.slice(stack.siteUrl.length)) : answer
  }

  /** Fills in the bar of the preview on a page as a browser without JavaScript does, and presses one of its buttons. */
  const submit = async (path: string, label: string, fields: Record<string, string> = {}): Promise<Answer> => {
    const form = readBar((await open(path)).text)
    const button = Array.from(form?.querySelectorAll('button') ?? []).find(({ textContent }) => textContent === label)
    if (!form || !button) throw new Error(`${path} has no bar of the preview with the button "${label}"`)
    const body = new URLSearchParams()
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const value = fields[field.name] ?? field.value
      // A select ignores a value that is not among its options.
      field.value = value
      if (field.value !== value) throw new Error(`The field "${field.name}" does not offer "${value}"`)
      body.set(field.name, field.value)
    }
    if (button.name) body.set(button.name, button.value)
    return askWithCookies(button.getAttribute('formaction') ?? form.action, {
      ...{ method: form.method, body },
      headers: { origin: stack.siteUrl, referer: stack.siteUrl + path },
    })
  }

  return { cookies, ask: askWithCookies, open, submit }
}

/** A session of staff, who see drafts. */
export async function openPreview(): Promise<Session> {
  const session = openSession()
  await session.ask(await createPreviewLink('/blog'))
  return session
}

/** The bar that staff see in the preview. */
export function readBar(html: string): HTMLFormElement | null {
  return readHtml(html).querySelector<HTMLFormElement>('form[aria-label="Preview"]')
}
