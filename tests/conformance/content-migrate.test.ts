import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../scripts/content-migrate.ts'
import { openTarget, type Target } from './target.ts'

const IDS = ['migrate-post', 'drafts.migrate-post', 'migrate-terms', 'migrate-new', 'migrate-form']
const UNWRITTEN = { title: null, body: null }

let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(async () => {
  await target.editor.delete({ query: '*[_id in $ids]', params: { ids: IDS } })
  await target.close()
})

it('links with their former name get the new one, in drafts too, and a second run changes nothing', async () => {
  const [post, draft, terms, other] = IDS
  const body = [block('a', 'textLink', 'textLink'), block('b'), block('c', 'link', 'textLink')]
  await target.editor
    .transaction()
    .createOrReplace({ _id: String(post), _type: 'post', body })
    .createOrReplace({ _id: String(draft), _type: 'post', title: 'A draft', body })
    .createOrReplace({ _id: String(terms), _type: 'legalPage', body })
    .createOrReplace({
      _id: String(other),
      _type: 'post',
      body: [block('a', 'link'), { _key: 'b', _type: 'callout', title: 'Note' }],
    })
    .commit({ visibility: 'sync' })
  const before = await read()
  expect(await migrate(target.editor)).toBe(3)
  const after = await read()
  expect(after).toEqual(JSON.parse(JSON.stringify(before).replaceAll('"textLink"', '"link"')))
  expect(await migrate(target.editor)).toBe(0)
})

it('sentences that no page shows any more are removed, and nothing else that staff wrote', async () => {
  const _id = String(IDS.at(-1))
  const written = { labels: { name: 'Full name' }, draft: { save: 'Save it' } }
  const dropped = { showCode: 'QR', code: 'A code', taken: '{fields}', held: 'Wait', replaced: '{fields}' }
  const former = { ...written, draft: { ...written.draft, ...dropped } }
  await target.editor.createOrReplace({ _id, _type: 'registrationPage', ...former })
  expect(await migrate(target.editor)).toBe(1)
  expect((await read()).find((each: { _id: string }) => each._id === _id)).toEqual({ _id, ...UNWRITTEN, ...written })
  expect(await migrate(target.editor)).toBe(0)
})

function read() {
  return target.editor.fetch(
    '*[_id in $ids] | order(_id asc){_id, title, body, labels, draft}',
    { ids: IDS },
    { perspective: 'raw' },
  )
}

function block(_key: string, ...links: string[]) {
  return {
    ...{ _key, _type: 'block', style: 'normal' },
    markDefs: links.map((_type, index) => ({ _key: `link-${index}`, _type, href: '/register' })),
    children: links.map((_, index) => ({
      _key: `span-${index}`,
      _type: 'span',
      text: 'here',
      marks: [`link-${index}`],
    })),
  }
}
