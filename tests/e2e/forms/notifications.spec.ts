import { expect } from '@playwright/test'
import { dialogOf, openDialog, showTrialOpener } from '../../support/dialogs.ts'
import { newVisitor } from '../../support/form-service.ts'
import { typeInto } from '../../support/forms.ts'
import { mailsAbout } from '../../support/mail.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

/** The longest that staff may wait for a mail. */
const AT_ONCE_MS = 5_000

test.use({ extraHTTPHeaders: newVisitor() })

test('staff get a mail within seconds of a request, with its name and a link but no other data of the visitor', async ({
  page,
}) => {
  const name = `Safiya Noor ${Date.now()}`
  const visitor = { 'Full name': name, Phone: '4195550118', Email: 'safiya@notified.example' }
  await openLandingPage(page)
  await showTrialOpener(page)
  const drawer = await openDialog(page, 'trial')
  await typeInto(drawer, visitor)
  await dialogOf(page, 'trial').getByRole('button', { name: 'Request a Trial' }).click()
  await expect(page.getByRole('dialog', { name: 'Thanks for your submission!' })).toBeVisible()

  const subject = `New request: Mini trial from ${name}`
  await expect.poll(() => mailsAbout(name).length, { timeout: AT_ONCE_MS }).toBe(1)
  await page.goto(`${stack.lakeUrl}/mail`)
  const mail = page.getByRole('article', { name: subject })
  await expect(mail).toBeVisible()
  await expect(mail).toContainText('staff@localhost.example')
  await expect(mail).toContainText(`Open it in the Studio: ${stack.siteUrl}/studio/requests/`)
  for (const secret of [visitor.Phone, visitor.Email]) await expect(mail).not.toContainText(secret)
  expect(mailsAbout(name)).toHaveLength(1)
})
