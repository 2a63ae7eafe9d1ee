import { beforeEach, describe, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { crestSvg } from '@/lib/crest'
import { REGISTRATION } from '../support/content'
import { settled } from '../support/fields'
import { startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import { field, goTo, openRegistration, received as registered, submit } from '../support/registration'

const MASJID = 'Masjid An-Nur'

beforeEach(async () => {
  startFormSite()
  holdNavigations()
  await page.viewport(1440, 900)
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

describe('a registration', () => {
  test('names the masjid, shows its tile in an arch, and saves it as a file that the page holds', async () => {
    const dialog = await sendRegistration(MASJID)
    await expect.element(dialog.getByText(/^Thank you for registering Masjid An-Nur\. Please watch/)).toBeVisible()
    await expect.poll(() => dialog.element().querySelector('.crest-arch')).not.toBeNull()
    const link = dialog.getByRole('link', { name: 'Save the picture' })
    await expect.element(link).toHaveAttribute('download', 'masjid-an-nur.svg')
    const [type, file = ''] = link.element().getAttribute('href')?.split(',') ?? []
    expect(type).toBe('data:image/svg+xml')
    expect(decodeURIComponent(file)).toBe(crestSvg(MASJID).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
  })

  test('without a name has ten petals, “your masjid” and nothing to save', async () => {
    const dialog = await sendRegistration('')
    await expect.element(dialog.getByText(/^Thank you for registering your masjid\./)).toBeVisible()
    expect(dialog.element().querySelector('.has-drawing, .crest-arch')).toBeNull()
    expect(dialog.getByRole('link', { name: 'Save the picture' }).query()).toBeNull()
  })
})

async function sendRegistration(name: string): Promise<Locator> {
  openRegistration()
  await goTo(2)
  await field('II01masjidname').fill(name)
  await goTo(4)
  await page.getByRole('checkbox').click()
  await submit().click()
  await expect.element(page.getByRole('heading', { name: REGISTRATION.receivedTitle })).toBeVisible()
  return settled(registered())
}
