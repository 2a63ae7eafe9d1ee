import { Children, isValidElement, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { FeeCalculator } from '@/components/sections/impact/fee-calculator.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Success } from '@/components/ui/success/success'
import Fees from './fee-calculator/page'
import SuccessPage from './success/page'

vi.mock('@/app/(site)/send-form', () => ({ sendMiniTrial: vi.fn() }))
vi.mock('@/content/documents/site-settings', () => ({ getSiteSettings: async () => ({}) }))
vi.mock('@/content/documents/trial-page', () => ({ getTrialDrawer: async () => ({}) }))
vi.mock('@/content/documents/success-page', () => ({ getSuccessPage: async () => ({}) }))
vi.mock('@/content/documents/fee-copy', () => ({ getFeeCopy: async () => ({ calculator: {}, contactLink: {} }) }))
vi.mock('@/content/figures/sources', () => ({ getPlatformStatistics: async () => ({}) }))

it.each([
  ['the fee calculator', FeeCalculator, () => Fees({ searchParams: Promise.resolve({}) })],
  ['the success', Success, () => SuccessPage()],
])('an error in %s does not take the page along', async (_, part, page) => {
  expect(boundariesAround(part, await page())).toEqual([1])
})

/** How many boundaries are around each element of this type. */
function boundariesAround(part: unknown, node: ReactNode, count = 0): number[] {
  return Children.toArray(node).flatMap(child => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type === part) return [count]
    return boundariesAround(part, child.props.children, count + (child.type === ErrorBoundary ? 1 : 0))
  })
}
