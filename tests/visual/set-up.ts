import { ask, catchUp, createPreviewLink } from '../support/ask.ts'
import { everyKindOfBlock, paragraph } from '../support/blog.ts'
import { editor, visitor } from '../support/content.ts'
import { startOutage } from '../support/hanging-site.ts'
import { stack } from '../support/stack.ts'
import startStacks from '../support/start-stack.ts'
import { until } from '../support/until.ts'
import { EMPTY_CATEGORY, FULL_POST, OLD_AUTHOR, OLD_CATEGORY, OLD_POSTS, PICTURES_PAGE } from './state.ts'

/** Older than every post of the seed, so that the lists begin as they do without it. */
const LONG_AGO = '2019-03-01T12:00:00Z'

/** Starts one stack with a post of every kind of block, a category without posts, a page of pictures, a preview and a site without its services. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = await startStacks({ workers: 1 })
  await publish()
  const link = await fetch(stack.siteUrl + (await createPreviewLink('/terms')), { redirect: 'manual' })
  process.env.VISUAL_PREVIEW_COOKIES = link.headers.getSetCookie().join('\n')
  const outage = await startOutage()
  process.env.VISUAL_OUTAGE_URL = outage.url
  return async () => {
    await outage.end('SIGTERM')
    await stop()
  }
}

async function publish(): Promise<void> {
  const mainImage = await visitor.fetch('*[_id == "post-thirty-nights"][0].mainImage')
  const transaction = editor()
    .transaction()
    .createOrReplace({ ...postOf(FULL_POST, 'Every kind of block'), body: await everyKindOfBlock(), mainImage })
    .createOrReplace({
      ...{ _id: `category-${EMPTY_CATEGORY}`, _type: 'category', title: 'Volunteers' },
      slug: { _type: 'slug', current: EMPTY_CATEGORY },
    })
    .createOrReplace({
      ...{ _id: `page-${PICTURES_PAGE}`, _type: 'page', title: 'Pictures of a visit' },
      slug: { _type: 'slug', current: PICTURES_PAGE },
      sections: [{ _key: 'cover', _type: 'cover' }, await readPictures()],
    })
  for (const slug of OLD_POSTS) transaction.createOrReplace(postOf(slug, 'A note from before there were pictures'))
  await transaction.commit()
  await catchUp()
  for (const path of [
    `/post/${FULL_POST}`,
    `/${PICTURES_PAGE}`,
    `/blog/category/${EMPTY_CATEGORY}`,
    `/author/${OLD_AUTHOR}/page/2`,
  ]) {
    await until(`${path} is published`, async () => (await ask(path)).status === 200)
  }
}

/** How We Help, as a section of a page. */
async function readPictures() {
  const [first, second] = await visitor.fetch<{ picture: object; caption: string }[]>(
    '*[_id == "landingPage"][0].sections[_type == "how"][0].pictures',
  )
  const items = [first, second].map((slide, place) => ({
    ...{ ...slide?.picture, _key: String(place), _type: 'figure' },
    caption: slide?.caption,
  }))
  return { _key: 'pictures', _type: 'pictures', title: 'In the hall', items }
}

function postOf(slug: string, title: string) {
  return {
    ...{ _id: `post-${slug}`, _type: 'post', slug: { _type: 'slug', current: slug } },
    ...{ title, excerpt: 'In short', publishedAt: LONG_AGO, body: [paragraph('The lead says why.')] },
    author: { _type: 'reference', _ref: `author-${OLD_AUTHOR}` },
    category: { _type: 'reference', _ref: `category-${OLD_CATEGORY}` },
  }
}
