import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../lib/log.ts'
import { createStyleSheetLink } from './style-sheet-link.ts'

const FONT = '</a.woff2>; rel=preload; as=font; crossorigin=""'
const STYLE_SHEETS = ['a', 'b'].map(name => `</_next/static/chunks/${name}.css>; rel=preload; as=style`).join(', ')
const PAGE = ['a', 'b'].map(name => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"/>`).join('')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'style-sheet-'))
  mkdirSync(join(folder, 'server', 'app'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('puts the style sheets of the landing page before the other files of a page', () => {
  expect(linkOf(FONT)).toBe(`${STYLE_SHEETS}, ${FONT}`)
})

test('lists each file once when Next sends the header of an earlier response', () => {
  expect(linkOf(`${STYLE_SHEETS}, ${FONT}, ${FONT}`)).toBe(`${STYLE_SHEETS}, ${FONT}`)
})

test('leaves out pictures, which Next keeps from an earlier response when staff have replaced them', () => {
  const logo = '<https://cdn.example/images/old-logo.svg>; rel=preload; as="image"; fetchpriority="high"'
  expect(linkOf(`${FONT}, ${logo}`)).toBe(`${STYLE_SHEETS}, ${FONT}`)
})

test.each(['/studio', '/studio/structure', '/studio?perspective=drafts'])(
  'leaves %s without sheets it does not use',
  url => {
    expect(linkOf(FONT, PAGE, url)).toBe(FONT)
  },
)

test('leaves a response without a Link header, which is not a page, unchanged', () => {
  expect(linkOf(undefined)).toBeUndefined()
})

test('warns when the landing page of the build has no style sheet, and then adds nothing', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  expect(linkOf(FONT, '<head></head>')).toBe(FONT)
  expect(warn).toHaveBeenCalledWith('styleSheet.unknown', expect.anything())
})

function linkOf(before: string | undefined, page = PAGE, url = '/studios') {
  writeFileSync(join(folder, 'server', 'app', 'index.html'), page)
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  if (before !== undefined) response.setHeader('link', before)
  createStyleSheetLink(folder)(response)
  return response.getHeader('link')
}
