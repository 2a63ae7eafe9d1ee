import { expect, it } from 'vitest'
import { ICON_NAMES } from '@/lib/icons'
import { findIcons } from './icon-input'

it('finds all icons for an empty search', () => {
  expect(findIcons('')).toEqual(ICON_NAMES)
  expect(findIcons('  ')).toEqual(ICON_NAMES)
})

it('finds icons by the beginnings of words in their names, in any order', () => {
  expect(findIcons('chart')).toEqual(['chart-bar', 'chart-line-up'])
  expect(findIcons('CO ha')).toEqual(['hand-coins'])
  expect(findIcons('oins')).toEqual([])
})
