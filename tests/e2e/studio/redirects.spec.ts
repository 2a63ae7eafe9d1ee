import { expect, type Locator, type Page } from '@playwright/test'
import { accessibilityProblems } from '../../support/accessible.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, visitor } from '../../support/content.ts'
import {
  discardDrafts,
  enterStudio,
  fieldOf,
  openInStudio,
  openStudio,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

test.setTimeout(180_000)
test.use({ ownTab: true })
test.afterEach(async () => {
  await discardDrafts()
  await editor().delete({
    query: '*[_type == "redirect" && (string::startsWith(path, "/journey") || defined(movedId))]',
  })
  await removeWhatWasMade()
})

test('a redirect leads to a page that is chosen by its title, or to another website once that is confirmed', async ({
  page,
}) => {
  await enterStudio(page, '/studio/intent/create/type=redirect')
  await expect(textOf(page, 'path')).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
  await textOf(page, 'path').fill('/journey-away.\u200b')
  const field = fieldOf(page, 'destination')
  const publish = page.getByTestId('action-publish')
  await field.getByRole('radio', { name: 'A page of this site' }).check()
  await expect(textOf(page, 'path')).toHaveValue('/journey-away')
  const title = await visitor.fetch<string>('*[_id == "post-thirty-nights"][0].title')
  await field.getByRole('combobox', { name: 'Page of this site' }).selectOption({ label: title })
  await expect(textOf(page, 'destination')).toHaveValue('/post/thirty-nights')
  // Publish changes when the draft is saved; a click before that goes nowhere.
  await expect.poll(draftedDestination).toBe('/post/thirty-nights')
  await expect(publish).toBeEnabled()
  await publish.click()
  await expect.poll(() => locationOf(page, '/journey-away')).toBe('/post/thirty-nights')

  await field.getByRole('radio', { name: 'Another website' }).check()
  await textOf(page, 'destination').fill('https://example.org/give')
  await expect(field.getByRole('status')).toContainText('This leads away from this site, to example.org.')
  await expect(publish).toBeDisabled()
  // Sanity's own actions beside a field have no name.
  expect(await accessibilityProblems(page, ['button-name'], '[data-testid="field-destination"]')).toEqual([])
  await field.getByRole('button', { name: 'Yes, lead visitors to example.org' }).click()
  await expect(field.getByRole('status')).toContainText('You confirmed that.')
  await publish.click()
  await expect.poll(() => locationOf(page, '/journey-away?utm_source=a')).toBe('https://example.org/give?utm_source=a')
})

test('a post whose address changes is found at the old one', async ({ page }) => {
  const { id, slug } = await publishPost()
  const next = `${slug}-next`
  await openInStudio(page, 'post', id, 'title')
  await publishWithSlug(page, next)
  await expect.poll(() => answerOf(page, `/post/${slug}`)).toEqual([308, `/post/${next}`])
  expect(await visitor.fetch('*[_type == "redirect" && defined(movedId)].path')).toEqual([`/post/${slug}`])

  await openInStudio(page, 'redirect', `moved-post-${slug}`, 'path')
  await expect(page.getByText('The site made this redirect')).toBeVisible()
  await expect(fieldOf(page, 'destination')).toBeHidden()
})

test('redirects are imported from a spreadsheet, after a look at every row', async ({ page }) => {
  await openStudio(page, '/structure/redirect')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const rows = [
    ...['\uFEFFpath;destination;active;parameters', '/journey-a;albayan;yes;"terminal=true&live=true"'],
    ...['/journey-b;/blog#newest', '/journey-c;https://example.org/give', '/studio;albayan'],
    ...['/journey-a;isma', '/journey-d;javascript:alert(1)'],
  ]
  const list = page.getByLabel('Or paste the rows')
  await list.fill([...rows, '/ISRI;other'].join('\r\n'))
  await expect(page.getByText('2 new, 1 changed, 4 not imported')).toBeVisible()
  await expect(rowOf(page, '/ISRI')).toContainText('Until now it leads to donation page “ISRI”')
  await expect(rowOf(page, '/journey-c')).toContainText('to example.org')
  expect(await accessibilityProblems(page, [], '[data-testid="redirect-import"]')).toEqual([])

  await list.fill(rows.join('\r\n'))
  await rowOf(page, '/journey-c').getByRole('button', { name: 'Yes, lead visitors to example.org' }).click()
  await expect(page.getByText('3 new, 3 not imported')).toBeVisible()
  expect(await journeyPaths()).toEqual([])
  await page.getByRole('button', { name: 'Import 3 redirects' }).click()
  await expect(page.getByText('3 redirects imported.')).toBeVisible()
  await expect(list).toHaveValue('')
  await expect.poll(() => locationOf(page, '/journey-a')).toMatch(/\/albayan\?terminal=true&live=true$/)
  await expect.poll(() => locationOf(page, '/journey-b')).toBe('/blog#newest')
  await expect.poll(() => locationOf(page, '/journey-c')).toBe('https://example.org/give')
})

function draftedDestination(): Promise<string | null> {
  const query = '*[_type == "redirect" && path == "/journey-away"][0].destination'
  return editor().fetch<string | null>(query, {}, { perspective: 'drafts' })
}

function rowOf(page: Page, path: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('cell', { name: path, exact: true }) })
}

function textOf(page: Page, name: string): Locator {
  return fieldOf(page, name).getByRole('textbox').first()
}

async function publishWithSlug(page: Page, slug: string): Promise<void> {
  await page.getByRole('tab', { name: 'Card and address' }).click()
  await fieldOf(page, 'slug').locator('input').first().fill(slug)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  const published = async () => (await visitor.fetch('*[slug.current == $slug][0]._id', { slug })) !== null
  await expect.poll(async () => (await published()) || (await anyway.isVisible())).toBe(true)
  if (await anyway.isVisible()) await anyway.click()
  await expect.poll(published).toBe(true)
}

async function answerOf(page: Page, path: string): Promise<[status: number, location: string | undefined]> {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

async function locationOf(page: Page, path: string): Promise<string | undefined> {
  return (await answerOf(page, path))[1]
}

function journeyPaths(): Promise<string[]> {
  return visitor.fetch('*[_type == "redirect" && string::startsWith(path, "/journey")].path')
}
