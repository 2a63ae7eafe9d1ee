import { expect, it } from 'vitest'
import { inLowerCase } from './lower-case.ts'
import { PAGE_PATHS } from './pages.ts'

it.each([
  ['/Register', '/register'],
  ['/REGISTER', '/register'],
  ['/Register/', '/register'],
  ['/Request-Trial', '/request-trial'],
  ['/Info', '/info'],
  ['/Register/Continue', '/register/continue'],
  ['/Fee-Calculator', '/fee-calculator'],
  ['/Studio', '/studio'],
  ['/Scranton', '/scranton'],
  ['/BLOG', '/blog'],
  ['/Blog/Page/2', '/blog/page/2'],
  ['/BLOG/category/Ramadan', '/blog/category/Ramadan'],
  ['/blog/Category/ramadan/PAGE/2', '/blog/category/ramadan/page/2'],
  ['/Post/Thirty-Nights', '/post/Thirty-Nights'],
  ['/AUTHOR/maryam-raza', '/author/maryam-raza'],
  ['/register', null],
  ['/register/', null],
  ['/post/Thirty-Nights', null],
  ['/Unknown', null],
  ['/Register/more', null],
  ['/Post', null],
  ['/ISRI', null],
  ['//Register', null],
  ['/', null],
])('%s is at %s', (path, own) => {
  expect(inLowerCase(path)).toBe(own)
})

it('leaves every page at its own address', () => {
  expect(PAGE_PATHS.filter(path => inLowerCase(path) !== null)).toEqual([])
})
