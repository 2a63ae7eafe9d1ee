import { randomUUID } from 'node:crypto'
import { editor } from './content.ts'

type TestPage = { id: string; path: string; title: string }

const MADE: string[] = []

/** A page with a title, an address of its own and one question. `removePages` deletes it. */
export function pageDocument(fields: Record<string, unknown> = {}) {
  const name = `test-${randomUUID().slice(0, 8)}`
  return {
    ...{ _id: `page-${name}`, _type: 'page', title: `Page ${name}`, slug: { _type: 'slug', current: `pages/${name}` } },
    sections: [{ _key: 'a', _type: 'questions', title: 'Questions', items: [QUESTION] }],
    ...fields,
  }
}

export async function publishPage(fields: Record<string, unknown> = {}): Promise<TestPage> {
  const page = pageDocument(fields)
  MADE.push(page._id)
  await editor().createOrReplace(page)
  return { id: page._id, path: `/${page.slug.current}`, title: page.title }
}

export async function removePages(): Promise<void> {
  for (const id of MADE.splice(0)) await editor().delete(id)
}

const QUESTION = { _key: 'a', _type: 'question', title: 'When?', text: 'Four weeks before.' }
