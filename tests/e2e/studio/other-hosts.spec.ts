import { expect, type Page } from '@playwright/test'
import { openContent, rowOf, TALL_WINDOW } from '../../support/guide.ts'
import { watchViolations } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'
import { enterStudio, fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const OWN_HOSTS = [stack.siteUrl, stack.lakeUrl].map(url => new URL(url).port)

test.setTimeout(240_000)
test.use({ ownTab: true, viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })

test('from its start to every tool the Studio asks no other host than the site and the content service, and keeps its policy', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context)
  const { others, errors } = watch(page)
  await openHome(page)
  await expect(page.getByRole('region', { name: 'Shows on the site now' })).toBeVisible()

  await openContent(page, 'Testimonials')
  await rowOf(page, 'Abdullah Hassan').click()
  await expect(fieldOf(page, 'tagline').getByRole('textbox')).toBeVisible()
  await page.getByTestId('options-menu-button').click()
  await page.getByRole('menuitem', { name: /^(Select|Browse)/ }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await enterStudio(page, '/studio/vision')
  const saved = page.locator('#vision-query-recall-list')
  await expect(saved.getByText('Site settings')).toBeVisible()
  await saved.getByText('Post', { exact: true }).click()
  await expect(page.getByTestId('params-editor')).toContainText('thirty-nights')
  await expect(page.getByTestId('vision-result')).toContainText('thirty-nights')
  await enterStudio(page, '/studio/presentation')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Requests/ }).click()
  await enterStudio(page, '/studio/releases')
  await expect(page.getByRole('button', { name: 'New release' })).toBeVisible()
  await page.getByTestId('button-resources-menu').click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(others).toEqual([])
  expect(violations).toEqual([])
  expect(errors).toEqual([])
})

/** Other hosts do not answer, as without a network. */
function watch(page: Page): { others: string[]; errors: string[] } {
  const others: string[] = []
  const errors: string[] = []
  page.on('request', request => {
    const { protocol, hostname, port } = new URL(request.url())
    const isOwn = /(^|\.)localhost$/.test(hostname) && OWN_HOSTS.includes(port)
    if (/^(http|ws)s?:$/.test(protocol) && !isOwn) others.push(request.url())
  })
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(error.message))
  return { others, errors }
}
