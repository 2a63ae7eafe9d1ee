import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FilmCaptions } from '@/components/media/film-captions.client'
import { PagedPosts } from '@/components/sections/blog/paged-posts.client'
import { HeroStage, TryPhone } from '@/components/sections/hero/stage.client'
import { loadForPress, loadQuietly } from '@/components/ui/late-code.client'
import { LateNote } from '@/components/ui/late-note'
import { mount } from '../support/mount'
import { Article } from '../support/posts'

const WORDS = { text: 'This did not load. Reload the page to go on.', reload: 'Reload' }

/** As in a tab from before a deployment: the files of these parts are gone. */
vi.mock('@/components/posts/share', () => {
  throw new Error('gone')
})
vi.mock('@/components/sections/hero/live-form', () => {
  throw new Error('gone')
})
vi.mock('@/components/sections/blog/load-page', () => {
  throw new Error('gone')
})
vi.mock('@/components/media/captions', () => {
  throw new Error('gone')
})

const note = () => page.getByRole('alert')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a press on what does not load is answered, until something loads', async () => {
  mount(<LateNote words={WORDS} />)
  const load = vi.fn(async () => Promise.reject(new Error('gone')))
  expect(await loadForPress(load)).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
  await expect.element(note().getByText(WORDS.text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await loadForPress(async () => 'code')
  expect(note().elements()).toHaveLength(0)
})

test('what nobody asked for fails in silence', async () => {
  mount(<LateNote words={WORDS} />)
  expect(await loadQuietly(() => Promise.reject(new Error('gone')))).toBeNull()
  expect(note().elements()).toHaveLength(0)
})

test.each([
  ['Copy link', <Article key="article" />],
  [
    'Try it',
    <HeroStage key="phone" texts={Object({})}>
      <TryPhone>Try it</TryPhone>
    </HeroStage>,
  ],
  [
    'Next',
    <PagedPosts
      key="posts"
      title="Posts"
      pageCount={2}
      pageLabel="Page {page} of {pages}"
      previous={{ label: 'Previous', icon: '<' }}
      next={{ label: 'Next', icon: '>' }}
    >
      <p>A post</p>
    </PagedPosts>,
  ],
  ['Captions', <CaptionedFilm key="film" />],
])('a press on “%s” in an old tab is answered', async (name, part) => {
  mount(
    <>
      {part}
      <LateNote words={WORDS} />
    </>,
  )
  await page.getByRole('button', { name }).click()
  await expect.element(note().getByText(WORDS.text)).toBeVisible()
})

function CaptionedFilm() {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      <video ref={video} muted />
      <FilmCaptions video={video} label="Captions" icon="CC" />
    </>
  )
}
