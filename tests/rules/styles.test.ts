import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SHEETS = '{app,components}/**/*.css'

/** Sheets with the brand's kite, which means a gift, a goal or a step, and nothing else. */
const KITES = {
  'app/styles/layout.css': 'the utility',
  'components/chrome/toast.css': 'a gift that has just been given',
  'components/forms/registration/progress.css': 'a step',
  'components/sections/features/moments-masjid.css': 'gifts',
  'components/sections/hero/phone-receipt.late.css': 'a gift',
  'components/sections/steps/steps.css': 'a step',
}
const ROOMS = '{app,components,content,forms,lib,local,pictures,schemas,scripts,seed,server,studio}'
const HAND_WRITTEN = globSync(`${ROOMS}/**/*.{ts,tsx,css,mjs}`, {
  exclude: ['**/*.gen.*', '**/*.{test,fixture}.*', 'app/styles/tokens.css'],
})
const COLOR = /#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgba?|hsla?|hwb|ok(?:lch|lab)|lch|lab)\([\d.][^)]*\)/gi
const GRAY = /^#(?:([\da-f])\1\1[\da-f]?|([\da-f]{2})\2\2(?:[\da-f]{2})?)$|^rgb\((\d+) \3 \3\b|^oklch\([\d.]+ 0 0\b/i

const KITE = /\bkite\b|polygon\(50% 0,.* 50% 100%,/

describe('the style sheets', () => {
  it('name whatever follows :has(), or the browser examines the whole page after every change that a :has() depends on', () => {
    const selectors = globSync(SHEETS).flatMap(path =>
      selectorsOf(readFileSync(path, 'utf8')).map(selector => `${path}: ${selector}`),
    )
    expect(selectors.filter(selector => selector.includes(':has('))).not.toEqual([])
    expect(selectors.filter(isNamelessAfterHas)).toEqual([])
  })

  it('draw a kite only for gifts, goals and steps', () => {
    const sheets = globSync([SHEETS, 'local/**/*.css'])
    expect(sheets.filter(path => KITE.test(readFileSync(path, 'utf8'))).toSorted()).toEqual(Object.keys(KITES))
  })

  it('and all code take their colors from tokens.css, but for black, white and grays', () => {
    expect(HAND_WRITTEN.flatMap(path => colorsIn(path))).toEqual([])
  })

  it('have no other colors than the drawings', () => {
    const tokens = readFileSync('lib/colors.gen.ts', 'utf8')
    const drawings = globSync('{pictures,public}/**/*.svg')
    expect(drawings.flatMap(path => colorsIn(path)).filter(color => !tokens.includes(`'${color.slice(-7)}'`))).toEqual(
      [],
    )
  })

  it.each([
    ['.a:has(.b) > :first-child', true],
    ['.a:has(.b) *', true],
    ['.a:has(.b) .c :not(.d)', true],
    ['.a:has(.b)', false],
    ['html:not(:has(:target)) :is(#a, body > footer)', false],
    ['.a:has(> .b)[data-waits] > .c', false],
    ['[role="alert"]:has(.b) + .c:first-child', false],
  ])('recognize a nameless part: %s', (selector, isNameless) => {
    expect(isNamelessAfterHas(selector)).toBe(isNameless)
  })
})

/** Colors that are not gray, each with its path. */
function colorsIn(path: string): string[] {
  const colors = readFileSync(path, 'utf8').match(COLOR) ?? []
  return colors.filter(color => !GRAY.test(color)).map(color => `${path}: ${color}`)
}

/**
 * True when a compound after the last `:has()` has no class, id, attribute or element. What is inside `:not()` does not count as a name.
 */
function isNamelessAfterHas(selector: string): boolean {
  const begin = selector.lastIndexOf(':has(')
  if (begin < 0) return false
  const behind = selector.slice(endOfBrackets(selector, begin)).replace(/^\)+/, '')
  const [, ...parts] = withoutNot(behind).split(/\s*[\s>+~]\s*(?![^(]*\))/)
  return parts.some(part => part !== '' && !/[.#[]|(^|[(\s])[a-z]/i.test(part))
}

function endOfBrackets(text: string, from: number): number {
  let depth = 0
  for (let place = from; place < text.length; place++) {
    if (text[place] === '(') depth++
    if (text[place] === ')' && --depth === 0) return place + 1
  }
  return text.length
}

function withoutNot(selector: string): string {
  return selector.replace(/:not\([^)]*\)/g, ':not')
}

/** Every full selector of a sheet; nested rules are combined with the selectors around them. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = []
  const around: string[] = []
  for (const [, prelude = '', mark] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop()
    if (mark !== '{') continue
    const rule = prelude.trim().replace(/\s+/g, ' ')
    const outer = around.at(-1) ?? ''
    const full = rule.startsWith('@') ? outer : nest(rule, outer)
    around.push(full)
    if (full) found.push(full)
  }
  return found
}

function nest(rule: string, outer: string): string {
  return rule.includes('&') ? rule.replaceAll('&', outer) : `${outer} ${rule}`.trim()
}
