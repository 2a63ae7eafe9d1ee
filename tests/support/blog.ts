import { randomUUID } from 'node:crypto'
import { ask, catchUp, hasText, statusOf } from './ask.ts'
import { editor, visitor } from './content.ts'
import { until } from './until.ts'

/** For what the webhook of a published change makes visible: shorter than the 25 s after which the site would look for it by itself. */
export const PATIENCE = { timeout: 20_000 }

const MADE = /\/(post|category|author)\/test-\w+/

const MADE_IDS: string[] = []

export type TestPost = { id: string; slug: string; title: string }

/** Publishes a post, by default newer than all others. `removeWhatWasMade` deletes it. */
export async function publishPost(fields: Record<string, unknown> = {}): Promise<TestPost> {
  const slug = `test-${randomUUID().slice(0, 8)}`
  const post = {
    ...{ _id: `post-${slug}`, _type: 'post', slug: { _type: 'slug', current: slug } },
    ...{ title: `Post ${slug}`, excerpt: 'In short', publishedAt: new Date().toISOString(), body: [paragraph(slug)] },
    ...fields,
  }
  MADE_IDS.push(post._id)
  await editor().create(post)
  return { id: post._id, slug: post.slug.current, title: post.title }
}

export async function publishShownPost(fields?: Record<string, unknown>): Promise<TestPost> {
  const post = await publishPost(fields)
  const path = `/post/${post.slug}`
  await until(`${path} is shown`, async () => (await statusOf(path)) === 200)
  return post
}

export const publishCategory = (title: string) => publishListed('category', { title })

export const publishAuthor = (name: string) => publishListed('author', { name })

async function publishListed(type: string, fields: Record<string, string>): Promise<{ id: string; slug: string }> {
  const slug = `test-${randomUUID().slice(0, 8)}`
  const id = `${type}-${slug}`
  MADE_IDS.push(id)
  await editor().create({ _id: id, _type: type, ...fields, slug: { _type: 'slug', current: slug } })
  return { id, slug }
}

/** Deletes what the test published and waits until shared pages no longer show it. Call it after every test that publishes. */
export async function removeWhatWasMade(): Promise<void> {
  const ids = MADE_IDS.splice(0).toReversed()
  if (ids.length === 0) return
  for (const id of ids) await editor().delete(id)
  const total = await visitor.fetch<number>('count(*[_type == "post" && dateTime(publishedAt) <= dateTime(now())])')
  const countPosts = async () => JSON.parse((await ask('/api/posts?page=1')).text).total
  await until(`the API counts ${total} posts`, async () => (await countPosts()) === total)
  for (const path of ['/', '/blog', '/sitemap.xml', '/feed.xml']) await untilNothingMade(path)
}

export async function expectNothingMadeAnywhere(): Promise<void> {
  await catchUp()
  const siteMap = (await ask('/sitemap.xml')).text
  const paths = Array.from(siteMap.matchAll(/<loc>([^<]+)/g), ([, address = '']) => new URL(address).pathname)
  for (const path of paths) await untilNothingMade(path)
}

async function untilNothingMade(path: string): Promise<void> {
  await until(`${path} links to no post of a test`, async () => !MADE.test((await ask(path)).text))
}

export async function expectOnNoPage(text: string): Promise<void> {
  for (const path of ['/', '/scranton', '/register', '/success', '/privacy', '/blog']) {
    await until(`${path} is without "${text}"`, async () => !(await hasText(path, text)))
  }
}

export function readWords(): Promise<
  Record<'title' | 'lead' | 'allLabel' | 'emptyCategoryTitle' | 'moreTitle', string>
> {
  return visitor.fetch('*[_id == "blogPage"][0]')
}

/** A body with every kind of block that staff can write. Its picture and film come from the seed. */
export async function everyKindOfBlock(): Promise<object[]> {
  const { picture, film } = await visitor.fetch(`{
    "picture": *[_id == "post-thirty-nights"][0].mainImage.asset,
    "film": *[_id == "landingPage"][0].sections[_type == "how"][0].film
  }`)
  const blocks = [
    paragraph('The lead says why.'),
    { ...paragraph('Why it matters'), style: 'h2' },
    { ...paragraph('Why it matters'), style: 'h3' },
    { ...paragraph('The first of a list'), listItem: 'bullet', level: 1 },
    { ...paragraph('A list within it'), listItem: 'bullet', level: 2 },
    { ...paragraph('The first step'), listItem: 'number', level: 1 },
    { ...paragraph('Give quietly.'), style: 'blockquote' },
    { ...paragraph('Remove every step.'), style: 'pullQuote' },
    linked('the register page', '/register'),
    linked('another site', 'https://example.org/guide?a=1&b=2'),
    linked('what runs', 'javascript:alert(1)'),
    { _type: 'callout', title: 'A question for you', text: 'Ask your accountant.' },
    { _type: 'figure', asset: picture, alt: 'A lit doorway', caption: 'The door at night' },
    { _type: 'figure', asset: picture, alt: 'A wide doorway', wide: true },
    { ...film, title: 'A film in a post' },
    { _type: 'tomorrow', html: '<script>alert(1)</script>' },
    { ...paragraph('ثلاثون ليلة'), style: 'h2' },
    paragraph(`${'https://example.org/'.padEnd(200, 'long')}`),
  ]
  return blocks.map((block, place) => ({ ...block, _key: `block-${place}` }))
}

export function paragraph(text: string) {
  return { _type: 'block', _key: 'text', style: 'normal', children: [span(text)], markDefs: [] }
}

/** “See the register page”, with a link in its last words. */
export function linked(text: string, href: string) {
  const markDefs = [{ _type: 'link', _key: 'link', href }]
  return { ...paragraph(''), children: [span('See '), { ...span(text, 'link'), _key: 'linked' }], markDefs }
}

function span(text: string, ...marks: string[]) {
  return { _type: 'span', _key: 'span', text, marks }
}

type TestPage = { id: string; path: string; title: string }

const MADE_PAGES: string[] = []

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
  MADE_PAGES.push(page._id)
  await editor().createOrReplace(page)
  return { id: page._id, path: `/${page.slug.current}`, title: page.title }
}

export async function removePages(): Promise<void> {
  for (const id of MADE_PAGES.splice(0)) await editor().delete(id)
}

const QUESTION = { _key: 'a', _type: 'question', title: 'When?', text: 'Four weeks before.' }
