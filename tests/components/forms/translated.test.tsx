import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { EVERYTHING } from '../../support/form-answers'
import { REGISTRATION } from '../support/content'
import { settled } from '../support/fields'
import { site, startHeldSite, visited } from '../support/form-site'
import { EVERY_FORM, expectReference, type SentForm } from '../support/forms'
import { translate } from '../support/mount'
import { takeComplaints } from '../support/page'
import {
  expectEverything,
  fillEverything,
  headingOf,
  makeLink,
  openLink,
  openRegistration,
  submit,
  W,
} from '../support/registration'

/** Forms on a page that is translated while a visitor uses it. Each error of React and each text that is out of date fails the test. */

const ACCEPTED = { outcome: 'accepted', reference: 'K7P-4MX' } as const

beforeEach(async () => {
  await startHeldSite()
  site.reply(ACCEPTED)
})

describe.each(EVERY_FORM)('the form “%s”', (_, form) => {
  test.each([
    ['before it is filled in', 0],
    ['before it is sent', 1],
    ['while it is on its way', 2],
    ['once it was sent', 3],
  ])('translated %s, says that it was sent, and its reference', async (_, when) => {
    const moment = (now: number) => now === when && translate()
    const place = await form.open()
    moment(0)
    await form.fill(place)
    moment(1)
    site.reply('held')
    await form.send(place)
    await expect.poll(() => site.sent).toHaveLength(1)
    moment(2)
    site.release(ACCEPTED)
    await expectSuccess(form)
    moment(3)
    await expectSuccess(form)
  })

  test('translated, keeps what was typed when it could not be sent, and can be sent again', async () => {
    const place = await form.open()
    translate()
    await form.fill(place)
    await sendInVain(form, place)
    expect(takeComplaints().filter(words => !words.includes('Form submission failed'))).toEqual([])
    await form.send(place)
    await expectSuccess(form)
  })

  test('says the same where every element was moved, so that React fails', async () => {
    const place = await form.open()
    await form.fill(place)
    moveElements(place)
    await sendInVain(form, place)
    moveElements(place)
    await form.send(place)
    await expectSuccess(form)
    expect(takeComplaints().length).toBeGreaterThan(0)
  })
})

test('a translated registration goes through all steps, back, and out', async () => {
  openRegistration()
  translate()
  await fillEverything()
  for (const step of [3, 2, 1] as const) {
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect.element(headingOf(step)).toBeVisible()
  }
  await expectEverything()
})

test('saved answers, translated, open, ask and say that a link is dead', async () => {
  const saved = await makeLink(EVERYTHING)
  openLink('#')
  translate()
  const link = page.getByRole('textbox', { name: W.link })
  const open = page.getByRole('button', { name: W.open })
  await link.fill(`${saved}x`)
  await open.click()
  await expect.element(page.getByRole('heading', { name: W.goneTitle })).toBeVisible()

  sessionStorage.setItem('registration', JSON.stringify({ I01name: 'Amina' }))
  moveElements(page.getByCss('main form'))
  await link.fill(saved)
  await open.click()
  await expect.element(page.getByRole('heading', { name: W.askTitle })).toBeVisible()
  await page.getByRole('button', { name: W.useSaved }).click()
  await expect.poll(() => visited).toEqual(['/register'])
  takeComplaints()
})

test('a translated registration says where its answers are saved, that they are mailed, and that they are deleted', async () => {
  openRegistration({ hasCopies: true })
  translate()
  await fillEverything()
  await page.getByRole('button', { name: W.save }).click()
  await page.getByRole('button', { name: W.mail }).click()
  await expect.element(page.getByText(W.mailed)).toBeVisible()
  await page.getByRole('button', { name: W.erase }).click()
  await expect.element(page.getByRole('heading', { name: W.erasedTitle })).toBeVisible()
  await page.getByRole('button', { name: W.stay }).click()
  await submit().click()
  await expect.element(page.getByRole('dialog', { name: REGISTRATION.receivedTitle })).toBeVisible()
})

async function sendInVain(form: SentForm, place: Locator): Promise<void> {
  site.reply({ outcome: 'failed' }, ACCEPTED)
  await form.send(place)
  await expect.poll(() => site.sent).toHaveLength(1)
  await expect.element(form.success()).not.toBeInTheDocument()
  await form.expectKept(place)
}

async function expectSuccess(form: SentForm): Promise<void> {
  await expectReference(await settled(form.success()), ACCEPTED.reference)
}

/** As translators do that put whole paragraphs and forms into elements of their own. Inputs stay, because moving one takes the focus away. */
function moveElements(place: Locator): void {
  for (const element of place.element().querySelectorAll('form, p, h2, h3, ul, span, label, [role=alert], button, a')) {
    const font = document.createElement('font')
    element.replaceWith(font)
    font.append(element)
  }
}
