import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Accordion } from '@/components/ui/accordion'
import { expectAccessible } from '../support/accessible'

const TITLES = ['One', 'Two', 'Three']

beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  render(
    <main>
      {TITLES.map((title, place) => (
        <Accordion key={title} name="rows" icon="coins" title={title} open={place === 0}>
          Text of {title}
        </Accordion>
      ))}
    </main>,
  )
})

test('an accordion has one row open at a time, and a click on the open one closes it', async () => {
  await expectOpen(['One'])
  for (const title of ['Two', 'Three', 'One']) {
    await summary(title).click()
    await expectOpen([title])
  }
  await summary('One').click()
  await expectOpen([])
})

test('an accordion opens and closes by keyboard', async () => {
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expectOpen(['Three'])
  await userEvent.keyboard(' ')
  await expectOpen([])
})

test('an accordion is accessible, with a row open and with all closed', async () => {
  await expectAccessible()
  await summary('One').click()
  await expectOpen([])
  await expectAccessible()
})

function summary(title: string) {
  return page.getByText(title, { exact: true })
}

async function expectOpen(titles: string[]): Promise<void> {
  const open = () => TITLES.filter(title => page.getByText(`Text of ${title}`).element().checkVisibility())
  await expect.poll(open).toEqual(titles)
}
