import { expect } from '@playwright/test'
import { dialogOf, settled } from '../../support/dialogs.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { newVisitor } from '../../support/form-service.ts'
import { mailsTo } from '../../support/mail.ts'
import { fillEverything, openRegistration, submit } from '../../support/registration.ts'
import { openRequestsTool, requestOf, rowOf } from '../../support/requests.ts'
import { stack } from '../../support/stack.ts'
import { test } from '../../support/studio-page.ts'
import { startAMinuteAgo } from '../../support/trial-form.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(180_000)

test('a registration is sent, its copy arrives with the reference, and staff find it by that', async ({
  page,
  browser,
}) => {
  const options = { baseURL: stack.siteUrl, extraHTTPHeaders: newVisitor(), reducedMotion: 'reduce' } as const
  const visitor = await browser.newPage({ ...options, viewport: { width: 1440, height: 900 } })
  const name = `Khalid Rahman ${Date.now()}`
  const email = `copy-journey-${Date.now()}@assalam.example`
  await startAMinuteAgo(visitor)
  await openRegistration(visitor)
  await fillEverything(visitor, { ...EVERYTHING, I01name: name, I02email: email })
  await expect(visitor.getByRole('checkbox', { name: 'Send me a copy' })).toBeChecked()
  await submit(visitor).click()
  const dialog = await settled(dialogOf(visitor, 'received'))
  const line = await dialog.getByRole('status').textContent()
  const reference = /\w{3}-\w{3}$/.exec(line ?? '')?.[0] ?? ''
  expect(line).toBe(`Your reference: ${reference}`)

  await expect.poll(() => mailsTo(email).length).toBe(1)
  await visitor.goto(`${stack.lakeUrl}/mail`)
  const mail = visitor.getByRole('article', { name: new RegExp(reference) })
  await expect(mail).toContainText(email)
  await expect(mail).toContainText(`> ${name}`)
  await expect(mail).toContainText(`Your reference: ${reference}`)

  await visitor.close()

  await openRequestsTool(page, reference.replace('-', '').toLowerCase())
  await expect(page.locator('[role="row"][data-index]')).toHaveCount(1)
  await rowOf(page, name).click()
  const request = requestOf(page, name)
  await expect(request).toContainText(`Reference ${reference}`)
  await expect(request).toContainText('mailed to the sender')
})
