import '@/components/rich-text/rich-text.css'
import { expect, test } from 'vitest'
import { Speaker } from '@/components/rich-text/speaker'
import { Why } from '@/components/sections/why'
import { picture } from '../support/content/pictures'
import { why } from '../support/content/sections'
import { pageData } from '../support/content/settings'
import { renderOnServer } from '../support/mount'

test('who says a quote and who signs have a round picture, or round initials', () => {
  const page = renderOnServer(
    <>
      <figure>
        <Speaker speaker={{ name: 'Amina Rahman', role: 'Donor', picture: picture('Amina') }} />
      </figure>
      <figure>
        <Speaker speaker={{ name: 'Bilal Rahman', role: 'Treasurer', picture: null }} />
      </figure>
      <Why section={why} page={pageData} />
    </>,
  )
  const marks = [...page.querySelectorAll('.speaker > :first-child, .why-signature img')]
  expect(marks.map(({ localName }) => localName)).toEqual(['img', 'b', 'img'])
  for (const mark of marks) {
    const { width, height } = mark.getBoundingClientRect()
    expect([width, height]).toEqual([56, 56])
    const { borderTopLeftRadius: radius } = getComputedStyle(mark)
    expect(
      radius.endsWith('%') ? (Number.parseFloat(radius) / 100) * width : Number.parseFloat(radius),
    ).toBeGreaterThanOrEqual(28)
  }
})
