import { newVisitor } from '../../support/form-service.ts'
import { readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** A form in `main` of a page, as a browser without JavaScript posts it: to the page, with Next's hidden fields. */
type PlainForm = {
  post: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
}

/** Opens a form of the stack's site, or of the one at `site`. `origin` is the public address that the site knows. */
export async function openPlainForm(path: string, site = stack.siteUrl, origin = stack.siteUrl): Promise<PlainForm> {
  const page = readHtml(await (await fetch(site + path)).text())
  const hidden = [...page.querySelectorAll<HTMLInputElement>('main form input[type=hidden]')]
  if (hidden.length === 0) throw new Error(`${path} has no form that can be posted`)
  return {
    post: (fields, headers = {}) => {
      const body = new FormData()
      for (const { name, value } of hidden) body.append(name, value)
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const all = { origin, 'x-forwarded-host': new URL(origin).host, ...newVisitor(), ...headers }
      return fetch(site + path, { method: 'POST', body, headers: all })
    },
  }
}
