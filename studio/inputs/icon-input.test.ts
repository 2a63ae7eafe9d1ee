import { expect, it } from 'vitest'
import { ICON_NAMES } from '@/lib/icons'
import { findIcons } from './icon-input'

it.each([
  ['', ICON_NAMES],
  ['  ', ICON_NAMES],
  ['chart', ['chart-bar', 'chart-line-up']],
  ['CO ha', ['hand-coins']],
  ['xyz', []],
])('finds by “%s” the icons with these letters in their names, in any order', (search, names) => {
  expect(findIcons(search)).toEqual(names)
})
