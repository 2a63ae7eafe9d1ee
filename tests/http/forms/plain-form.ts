import { type Answer, ask } from '../../support/ask.ts'
import { newVisitor } from '../../support/form-service.ts'
import { readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'

/** What a browser sends of the form in `main`, with Next's hidden fields. */
export function valuesIn(page: Document): Record<string, string> {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main form :is(input, select)[name]')
  const used = [...fields].filter(field => !['radio', 'checkbox'].includes(field.type) || field.matches(':checked'))
  return Object.fromEntries(used.map(({ name, value }) => [name, value]))
}

/**
 * Opens the form in `main` of a page of the stack's site, or of the one at `site`. `post` sends it as a browser without JavaScript does: to the
 * page, with what is in its fields, changed by `fields`. `origin` is the public address that the site knows.
 */
export async function openPlainForm(path: string, site = stack.siteUrl, origin = stack.siteUrl) {
  return toPlainForm(path, readHtml((await ask(site + path)).text), site, origin)
}

export function toPlainForm(path: string, page: Document, site = stack.siteUrl, origin = stack.siteUrl) {
  const values = valuesIn(page)
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...values, ...fields })) body.append(name, value)
    const all = { origin, 'x-forwarded-host': new URL(origin).host, ...newVisitor(), ...headers }
    return ask(site + path, { method: 'POST', body, headers: all, redirect: 'follow' })
  }
  return { values, post }
}
