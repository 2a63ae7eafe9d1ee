import { expect, test as plainTest } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { everyKindOfBlock, publishPost, removeWhatWasMade, type TestPost } from '../support/blog.ts'
import { visitor } from '../support/content.ts'
import { test } from '../support/page.ts'

const PAGES = ['/blog', '/blog/page/2', '/blog/category/finance', '/author/maryam-raza', '/terms']
const MAIN_IMAGE = '*[_id == "post-thirty-nights"][0].mainImage'

let post: TestPost

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async () => {
  post = await publishPost({
    ...{ title: 'Every kind of block', body: await everyKindOfBlock(), mainImage: await visitor.fetch(MAIN_IMAGE) },
    author: { _type: 'reference', _ref: 'author-maryam-raza' },
    category: { _type: 'reference', _ref: 'category-ramadan' },
  })
})

test.afterAll(removeWhatWasMade)

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of PAGES) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test('a post with every kind of block is accessible, also while its film plays', async ({ page }) => {
      await page.goto(`/post/${post.slug}`)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Play: A film in a post' }).click()
      await expect(page.locator('.rich-text video')).toBeFocused()
      await expectAccessible(page)
    })
  })
}

// The base test, because the status 404 is itself an error on the console.
for (const width of [390, 1440]) {
  plainTest(`at ${width} px the page for what does not exist is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/post/nowhere')
    await expect(page.getByRole('link', { name: 'Read the blog' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('every link in a post can be reached by keyboard, with a visible focus', async ({ page }) => {
  await page.goto(`/post/${post.slug}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const names: string[] = []
  const last = page.locator('.rich-text').getByRole('link').last()
  for (let presses = 0; presses < 30 && !(await last.evaluate(link => link === document.activeElement)); presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    names.push((await focused.textContent()) ?? '')
    const { outlineStyle } = await focused.evaluate(element => getComputedStyle(element))
    expect(outlineStyle === 'none' && (await focused.locator('.group-focus-visible\\:outline-3').count()) === 0).toBe(
      false,
    )
  }
  await expect(last).toBeFocused()
  for (const name of ['Blog', 'Ramadan', 'Why it matters', 'the register page', 'another site']) {
    expect(names.join('\n')).toContain(name)
  }
})
