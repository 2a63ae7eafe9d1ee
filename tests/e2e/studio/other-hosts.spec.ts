import { expect, type Page } from '@playwright/test'
import { openContent, rowOf, TALL_WINDOW } from '../../support/guide.ts'
import { stack } from '../../support/stack.ts'
import { fieldOf, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const OWN_HOSTS = [stack.siteUrl, stack.lakeUrl].map(url => new URL(url).port)

test.setTimeout(240_000)
test.use({ ownTab: true, viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })

test('the Studio asks its own site and the content service, and no other host: from its start to every tool', async ({
  page,
}) => {
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
  await expect(page.locator('#vision-query-recall-list').getByText('Site settings')).toBeVisible()
  await enterStudio(page, '/studio/presentation')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Requests/ }).click()
  await enterStudio(page, '/studio/releases')
  await expect(page.getByRole('button', { name: 'New release' })).toBeVisible()
  await page.getByTestId('button-resources-menu').click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(others).toEqual([])
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
