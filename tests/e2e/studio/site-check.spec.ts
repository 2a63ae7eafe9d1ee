import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { untilAtRest } from '../../support/at-rest.ts'
import { AXE_RULES } from '../../support/axe-rules.ts'
import { editor } from '../../support/content.ts'
import { discardDrafts, editDraft, fieldOf, openStudio, publishDraft, readDraft } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const POST = 'post-site-check-journey'
/** These axe rules judge the whole page. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one']
const TITLE = 'A post to be mended'

test.setTimeout(180_000)

test.afterEach(async () => {
  await discardDrafts()
  await editor().delete(POST)
})

test('the check of the site lists what visitors would notice, leads to the field, and is content once it is mended', async ({
  page,
}) => {
  const children = [{ _key: 'words', _type: 'span', text: 'Read on here', marks: ['link'] }]
  const markDefs = [{ _key: 'link', _type: 'link', href: '/post/nowhere' }]
  await editor().createOrReplace({
    ...{ _id: POST, _type: 'post', title: TITLE, publishedAt: '2020-01-01T10:00:00.000Z' },
    slug: { _type: 'slug', current: 'site-check-journey' },
    body: [{ _key: 'block', _type: 'block', style: 'normal', markDefs, children }],
  })
  await openStudio(page, '/structure')
  await page.getByTestId('pane-item-Check the site').click()
  const pane = page.getByTestId('site-check')
  const post = pane.getByRole('region', { name: TITLE })
  await expect(post.getByRole('listitem')).toHaveText([
    /Excerpt.*Required/,
    /Text.*\/post\/nowhere, but no published post/,
  ])
  await page.evaluate(untilAtRest)
  // The list beside the pane is the Studio's own.
  const axe = new AxeBuilder({ page })
    .include('[data-testid="site-check"]')
    .withTags(AXE_RULES)
    .disableRules(PAGE_RULES)
  expect((await axe.setLegacyMode().analyze()).violations).toEqual([])

  await pane.getByRole('button', { name: 'Broken links 1' }).click()
  await expect(pane.getByRole('listitem')).toHaveCount(1)
  await post.getByRole('link', { name: `Go to field: Text of ${TITLE}` }).click()
  await expect(fieldOf(page, 'body').getByText('Read on here')).toBeInViewport()

  await pane.getByRole('button', { name: 'All', exact: true }).click()
  await post.getByRole('link', { name: `Go to field: Excerpt of ${TITLE}` }).click()
  const excerpt = fieldOf(page, 'excerpt').getByRole('textbox')
  await expect(excerpt).toBeInViewport()
  await excerpt.fill('It says what it is about.')
  await expect.poll(() => readDraft(POST, 'excerpt')).toBe('It says what it is about.')

  await editDraft(POST, { 'body[0].markDefs[0].href': '/post/three-funds' })
  await publishDraft(POST)
  await pane.getByRole('button', { name: 'Check again' }).click()
  await expect(pane.getByRole('status')).toContainText('documents were checked')
  await expect(post).toHaveCount(0)
})
