import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { crestSvg } from '@/lib/crest'
import { find, findAll } from '../support/find'
import { startFormSite } from '../support/form-site'
import { openTrial, trialField } from '../support/trial'

beforeEach(async () => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

const note = page.getByText('This is the tile of Masjid An-Nur, drawn from its name.')

test('the tile of the masjid is drawn beside its name once it is typed, and again for another name', async () => {
  openTrial('full')
  const masjid = trialField('Masjid')
  expect(findAll('.named > .crest-empty')).toHaveLength(1)
  await masjid.fill('  Masjid An-Nur ')
  await expect.element(note).toBeVisible()
  expect(tile()).toBe(petalsOf('Masjid An-Nur'))
  await expect.element(masjid).toHaveAccessibleName('Masjid')
  expect(find('.named > .crest').getAttribute('aria-hidden')).toBe('true')
  await masjid.fill('Masjid An-Noor')
  await expect.poll(tile).toBe(petalsOf('Masjid An-Noor'))
  await masjid.fill('')
  await expect.poll(() => findAll('.named > .crest-empty')).toHaveLength(1)
  await expect.element(page.getByText(/^This is the tile/)).not.toBeInTheDocument()
})

/** The shape of the petals, which is the last but one layer. */
function tile(): string | null | undefined {
  return findAll('.named > .crest > svg > *').at(-2)?.getAttribute('d')
}

function petalsOf(name: string): string | null | undefined {
  return findAll('svg > *', new DOMParser().parseFromString(crestSvg(name), 'text/html'))
    .at(-2)
    ?.getAttribute('d')
}
