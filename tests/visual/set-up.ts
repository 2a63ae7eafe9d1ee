import { join } from 'node:path'
import { freePort } from '../../local/http/free-port.fixture.ts'
import { ask } from '../support/ask.ts'
import { everyKindOfBlock } from '../support/blog.ts'
import { editor, visitor } from '../support/content.ts'
import { createPreviewLink } from '../support/preview.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { stack } from '../support/stack.ts'
import startStacks from '../support/start-stack.ts'
import { until } from '../support/until.ts'
import { EMPTY_CATEGORY, FULL_POST } from './content.ts'

/** Older than every post of the seed, so that the lists begin as they do without it. */
const LONG_AGO = '2019-03-01T12:00:00Z'

/** Starts one stack with a post of every kind of block, a category without posts, a preview and a site without its services. */
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
  await editor()
    .transaction()
    .createOrReplace({
      ...{ _id: `post-${FULL_POST}`, _type: 'post', slug: { _type: 'slug', current: FULL_POST } },
      ...{ title: 'Every kind of block', excerpt: 'In short', publishedAt: LONG_AGO },
      ...{ body: await everyKindOfBlock(), mainImage },
      author: { _type: 'reference', _ref: 'author-maryam-raza' },
      category: { _type: 'reference', _ref: 'category-ramadan' },
    })
    .createOrReplace({
      ...{ _id: `category-${EMPTY_CATEGORY}`, _type: 'category', title: 'Volunteers' },
      slug: { _type: 'slug', current: EMPTY_CATEGORY },
    })
    .commit()
  for (const path of [`/post/${FULL_POST}`, `/blog/category/${EMPTY_CATEGORY}`]) {
    await until(`${path} is published`, async () => (await ask(path)).status === 200)
  }
  await until('the API counts the post', async () => {
    const total = await visitor.fetch<number>('count(*[_type == "post" && publishedAt <= now()])')
    return JSON.parse((await ask('/api/posts?page=1')).text).total === total
  })
}

/** The same build, whose content service, statistics and donations never answer. */
async function startOutage(): Promise<SiteProcess> {
  const services = `http://127.0.0.1:${await freePort()}`
  const folders = { OUTBOX_DIR: 'off', CACHE_DIR: join(stack.dataFolder, 'outage-cache') }
  return startSite({ port: await freePort(), env: { LOCAL_SERVICES_URL: services, ...folders } })
}
