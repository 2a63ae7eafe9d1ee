import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { Header } from '@/components/chrome/header'
import { Hero } from '@/components/sections/hero'
import { hero } from '../support/content/sections'
import { pageData, settings } from '../support/content/settings'
import { mount, Space } from '../support/mount'
import { scrollDownTo } from '../support/scrolling'

const register = page.getByRole('link', { name: settings.registerLink.label })

beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await page.viewport(1440, 900)
})

describe('Register is', () => {
  test('quiet until the trial has left the window at its top, and then has its color', async () => {
    mount(
      <>
        <Header settings={settings} />
        <Hero section={hero} page={pageData} />
        <Space height="3000px" />
      </>,
    )
    const jade = groundOf(page.getByRole('link', { name: new RegExp(`^${hero.trialLink.label}`) }).element())
    await expect.poll(() => groundOf(register.element())).not.toBe(jade)
    await scrollDownTo(1_500)
    await expect.poll(() => groundOf(register.element())).toBe(jade)
    await scrollDownTo(0)
    await expect.poll(() => groundOf(register.element())).not.toBe(jade)
  })

  test('quiet on pages with a button of their own, and not on others', () => {
    mount(<Header settings={settings} hasOwnButton />)
    expect(register.element().classList).toContain('button-quiet')
    mount(<Header settings={settings} />)
    expect(page.getByRole('link', { name: settings.registerLink.label }).elements().at(-1)?.classList).toContain(
      'button-primary',
    )
  })
})

function groundOf(element: Element): string {
  return getComputedStyle(element).backgroundColor
}
