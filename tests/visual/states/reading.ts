import { expect } from '@playwright/test'
import { showFirstFrame } from '../reach.ts'
import {
  EMPTY_CATEGORY,
  FEW,
  FULL_POST,
  LARGE,
  OLD_AUTHOR,
  OLD_CATEGORY,
  OLD_POSTS,
  PICTURES_PAGE,
  type State,
} from '../state.ts'

const POST = '/post/thirty-nights'

export const READING: State[] = [
  { name: 'blog', short: [1440], path: '/blog' },
  { name: 'blog-page-2', path: '/blog/page/2', widths: FEW },
  { name: 'blog-category', path: '/blog/category/finance', widths: FEW },
  { name: 'blog-category-page-2', path: `/blog/category/${OLD_CATEGORY}/page/2`, widths: FEW },
  { name: 'author', path: '/author/sana-noor' },
  { name: 'author-page-2', path: `/author/${OLD_AUTHOR}/page/2`, widths: FEW },
  {
    name: 'blog-category-empty',
    path: `/blog/category/${EMPTY_CATEGORY}`,
  },
  { name: 'blog-forced-colors', path: '/blog', widths: [390, 1440], media: { forcedColors: 'active' } },
  { name: 'post', short: [390], path: POST },
  {
    name: 'post-contents',
    path: POST,
    widths: LARGE,
    part: 'screen',
    reach: page =>
      page
        .locator('.rich-text h2')
        .nth(1)
        .evaluate(title => title.scrollIntoView()),
  },
  {
    name: 'post-without-picture',
    path: `/post/${OLD_POSTS[0]}`,
  },
  {
    name: 'post-every-block',
    path: `/post/${FULL_POST}`,
    // The site has no Arabic letters of its own, and every machine has others.
    reach: page =>
      page.getByText('ثلاثون ليلة').evaluateAll(all => {
        for (const title of all) if (title instanceof HTMLElement) title.style.filter = 'opacity(0)'
      }),
  },
  {
    name: 'post-film-playing',
    path: `/post/${FULL_POST}`,
    widths: [390, 1440],
    part: '.rich-text',
    reach: async page => {
      await page.getByRole('button', { name: 'Play: A film in a post' }).click()
      const film = page.locator('.rich-text video')
      await expect(film).toBeFocused()
      await showFirstFrame(film)
    },
  },
  {
    name: 'post-print',
    path: POST,
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy', widths: FEW },
  {
    name: 'terms-print',
    path: '/terms',
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
  },
  { name: 'missing', short: [390], path: '/post/nowhere' },
  { name: 'missing-forced-colors', path: '/post/nowhere', widths: [390, 1440], media: { forcedColors: 'active' } },
  {
    name: 'unavailable',
    path: '/post/not-known-yet',
    host: 'outage',
    // The reference is the time.
    reach: async page => {
      const reference = page.locator('.lost-more code')
      await expect(reference).toBeVisible()
      await reference.evaluate(code => {
        code.textContent = '2026-11-26 02:10 UTC'
      })
    },
  },
  {
    name: 'error',
    path: '/terms',
    reach: async page => {
      // The browser changes a date before React finds it and makes no further ones: outside of the parts of a page that are left out when they fail.
      await page.addInitScript(() => {
        const { createElement } = document
        document.createElement = (...words: Parameters<typeof createElement>) => {
          if (words[0] === 'time') throw new Error('The browser fails on purpose')
          return createElement.apply(document, words)
        }
        new MutationObserver((_, observer) => {
          const date = document.querySelector('time')
          if (!date) return
          observer.disconnect()
          date.textContent = 'Another day'
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto('/post/thirty-nights')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  { name: 'preview-bar', path: '/terms', inPreview: true, widths: FEW, part: 'screen' },
  {
    name: 'preview-date',
    path: '/terms',
    inPreview: true,
    widths: [320, 390, 1440],
    part: 'screen',
    reach: page => page.getByRole('form', { name: 'Preview' }).locator('summary').click(),
  },
  {
    name: 'preview-at-date',
    path: '/terms',
    inPreview: true,
    widths: [320, 390, 1440],
    part: 'screen',
    reach: async page => {
      const bar = page.getByRole('form', { name: 'Preview' })
      await bar.locator('summary').click()
      await bar.getByLabel('Date and time').fill('2030-12-01T09:30')
      await bar.getByRole('button', { name: 'Show this date' }).click()
      await expect(bar).toContainText('drafts at')
    },
  },
]

/** Pages that staff built. */
export const OWN_PAGES: State[] = [
  {
    name: 'page-ramadan',
    short: [1440],
    path: '/ramadan',
    gives: ['cover', 'steps', 'nights', 'quote', 'questions', 'invitation'],
  },
  {
    name: 'page-case-study',
    path: '/stories/masjid-as-salam',
    gives: ['figures', 'article'],
  },
  { name: 'page-pictures', path: `/${PICTURES_PAGE}`, widths: [390, 1440], gives: ['pictures'] },
  {
    name: 'page-ramadan-forced-colors',
    path: '/ramadan',
    widths: [390, 1440],
    media: { forcedColors: 'active' },
  },
  {
    name: 'page-case-study-print',
    path: '/stories/masjid-as-salam',
    widths: [768],
    media: { media: 'print' },
    picturesOnly: 'It is paper.',
  },
]
