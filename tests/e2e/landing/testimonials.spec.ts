import { expect } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import { openLandingPage, test } from '../../support/page.ts'
import { carousel } from '../../support/testimonials.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('the testimonials that staff chose are shown one after the other, the others not even to screen readers', async ({
  page,
}) => {
  const names = await visitor.fetch<string[]>(
    '*[_id == "landingPage"][0].sections[_type == "testimonials"].items[]->name',
  )
  expect(names).toHaveLength(4)
  await openLandingPage(page)
  for (const name of names) {
    await expect
      .poll(async () => {
        const seen = await carousel(page).ariaSnapshot()
        return names.filter(name => seen.includes(name))
      })
      .toEqual([name])
    await carousel(page).getByRole('button', { name: 'Next: Testimonials' }).click()
  }
})
