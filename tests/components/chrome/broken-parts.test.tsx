import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SlimFrame } from '@/components/chrome/slim-frame'
import { LegalArticle } from '@/components/posts/legal-article'
import type { TextBlock } from '@/content/types'
import { takeComplaints } from '../support/complaints'
import { settings } from '../support/content'
import { Site } from '../support/form-pages'

const { fail } = vi.hoisted(() => ({
  fail: () => {
    throw new Error('The part failed')
  },
}))

vi.mock('@/components/chrome/footer', () => ({ Footer: fail }))
vi.mock('@/components/chrome/slim-footer', () => ({ SlimFooter: fail }))
vi.mock('@/components/chrome/brand', () => ({ Brand: fail }))
vi.mock('@/components/chrome/banner', () => ({ AnnouncementBanner: fail }))
vi.mock('@/components/dialogs/contact-dialog', () => ({ ContactDialog: fail }))
vi.mock('@/components/posts/print-button.client', () => ({ PrintButton: fail }))
vi.mock('@/components/posts/follow-reading.client', () => ({ FollowReading: fail }))

const BANNER = { text: 'Ramadan is near', link: { label: 'Read', href: '/blog' }, linkHrefSmall: '/blog' }
const HEADINGS = ['One', 'Two', 'Three']

test.each([
  ['banner, header and footer', frame('other')],
  ['footer of the trial page', frame('trial')],
  [
    'header, footer and contact dialog around a long form',
    <SlimFrame key="slim" settings={settings}>
      <p>What the page says</p>
    </SlimFrame>,
  ],
])('a page goes on without its %s when they fail each time', async (_, broken) => {
  await expectToStay(broken)
})

test('a legal page goes on without the buttons that fail each time', async () => {
  const { labels, legalLabels } = settings
  const body = [...HEADINGS.map(text => block('h2', text)), block('normal', 'What the page says')]
  await expectToStay(<LegalArticle title="Terms" updatedAt={null} body={body} settings={{ labels, legalLabels }} />)
  await expect.element(page.getByRole('navigation').getByRole('link', { name: 'Two' }).first()).toBeInTheDocument()
})

async function expectToStay(broken: ReactNode): Promise<void> {
  render(broken)
  await expect.element(page.getByText('What the page says')).toBeVisible()
  expect(takeComplaints().length).toBeGreaterThan(0)
}

function frame(kind: 'other' | 'trial'): ReactNode {
  return (
    <Site banner={BANNER} page={kind}>
      <p>What the page says</p>
    </Site>
  )
}

function block(style: 'h2' | 'normal', text: string): TextBlock {
  const children = [{ _type: 'span' as const, _key: 'a', text, marks: [] }]
  return { _type: 'block', _key: text, style, level: 1, id: style === 'h2' ? text : null, children, markDefs: [] }
}
