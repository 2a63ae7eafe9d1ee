import type { TestProject } from 'vitest/node'
import type { RichText } from '@/content/types'
import { startContentServer } from '../../support/content-server'
import { readImportedSeed } from '../../support/seed'

/** The milestone of the seed is over. */
const SHOWN_UNTIL = '2099-12-31'

declare module 'vitest' {
  interface ProvidedContext {
    seed: Awaited<ReturnType<typeof readSeed>>
  }
}

/** Reads the seed as the site reads its content. Once for all tests, and outside of the browser, which has no content service. */
export default async function provideSeed({ provide }: TestProject): Promise<void> {
  const documents = readImportedSeed(assetId)
  for (const each of documents) if (each._id === 'milestone') each.showUntil = SHOWN_UNTIL
  const server = await startContentServer(documents)
  process.env.NEXT_PUBLIC_LAKE_URL = server.url
  const seed = await readSeed()
  delete process.env.NEXT_PUBLIC_LAKE_URL
  await server.stop()
  // In the browser, files come from project.ts.
  provide('seed', JSON.parse(JSON.stringify(seed).replaceAll(server.url, '')))
}

/** The readers know the address of the content service from when they load. */
async function readSeed() {
  const { getLandingPage } = await import('@/content/documents/landing-page')
  const { getSiteSettings } = await import('@/content/documents/site-settings')
  const { getFeeCopy } = await import('@/content/documents/fee-copy')
  const { getMilestone } = await import('@/content/documents/milestone')
  const { getTrialDrawer, getTrialPage } = await import('@/content/documents/trial-page')
  const { getRegistrationPage } = await import('@/content/documents/registration-page')
  const { getBlogPage } = await import('@/content/documents/blog-page')
  const { getPage } = await import('@/content/documents/page')
  const { getLegalPage } = await import('@/content/documents/legal-page')
  const { getPostPage } = await import('@/content/posts/posts')
  const { getPost } = await import('@/content/posts/post')
  const { getAuthor } = await import('@/content/posts/lists')
  const [milestone, post, author] = [
    await getMilestone(),
    await getPost('thirty-nights'),
    await getAuthor('maryam-raza'),
  ]
  const posts = await Promise.all(['thirty-nights', 'weekly-pledges', 'school-tuition'].map(slug => getPost(slug)))
  const pages = await Promise.all(['ramadan', 'stories/masjid-as-salam'].map(address => getPage(address)))
  if (!milestone || !post || !author) throw new Error('The seed lacks its milestone, a post or an author')
  return {
    ...{ milestone, post, author },
    landing: await getLandingPage(),
    settings: await getSiteSettings(),
    fees: await getFeeCopy(),
    trialPage: await getTrialPage(),
    trialDrawer: await getTrialDrawer(),
    registrationPage: await getRegistrationPage(),
    blogPage: await getBlogPage(),
    cards: (await getPostPage(1)).posts,
    sectionsOfPages: pages.flatMap(page => page?.sections ?? []),
    everyBlock: oneOfEachKind([...posts.flatMap(each => each?.body ?? []), ...(await getLegalPage('terms')).body]),
  }
}

/** Text of list items, also one within another list. */
function oneOfEachKind(blocks: RichText): RichText {
  const all = blocks.flatMap((block): RichText => {
    if (block._type !== 'block') return [{ ...block, _key: block._type }]
    const { style, listItem } = block
    if (!listItem) return [{ ...block, _key: style }]
    return [1, 2].map(level => ({ ...block, level, _key: `${listItem} ${level}` }))
  })
  return [...new Map(all.map(block => [block._key, block])).values()]
}

/** Pictures of one file have one address. */
function assetId(path: string): string {
  const [, name = '', extension = ''] = /\/([\w-]+)\.(\w+)$/.exec(path) ?? []
  return path.startsWith('image@')
    ? `image-${Buffer.from(name).toString('hex')}-1600x1000-${extension}`
    : `file-${name.replaceAll('-', '_')}-${extension}`
}
