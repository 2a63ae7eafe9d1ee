import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SELECTOR = /[^{};]*:has\([^{};]*(?=\{)/g
/** A bracket with what is in it, which may have brackets too. */
const BRACKETS = /:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const ROOMS = '{app,components,content,forms,lib,local,pictures,schemas,scripts,seed,server,studio}'
const HAND_WRITTEN = globSync(`${ROOMS}/**/*.{ts,tsx,css,mjs}`, {
  exclude: ['**/*.gen.*', '**/*.{test,fixture}.*', 'app/styles/tokens.css'],
})
const COLOR = /#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgba?|hsla?|hwb|ok(?:lch|lab)|lch|lab)\([\d.][^)]*\)/gi
const GRAY = /^#(?:([\da-f])\1\1[\da-f]?|([\da-f]{2})\2\2(?:[\da-f]{2})?)$|^rgb\((\d+) \3 \3\b|^oklch\([\d.]+ 0 0\b/i

it('style sheets name whatever follows :has(), or the browser examines the whole page after every change that it depends on', () => {
  const selectors = globSync('{app,components}/**/*.css').flatMap(path =>
    (
      readFileSync(path, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .match(SELECTOR) ?? []
    ).map(text => `${path}: ${text.trim()}`),
  )
  expect(selectors).not.toEqual([])
  expect(selectors.filter(isNamelessAfterHas)).toEqual([])
})

it('sheets and code take their colors from tokens.css, but for black, white and grays', () => {
  expect(HAND_WRITTEN.flatMap(path => colorsIn(path))).toEqual([])
})

it('drawings have no other colors than tokens.css', () => {
  const tokens = readFileSync('lib/colors.gen.ts', 'utf8')
  const drawings = globSync('{pictures,public}/**/*.svg')
  expect(drawings.flatMap(path => colorsIn(path)).filter(color => !tokens.includes(`'${color.slice(-7)}'`))).toEqual([])
})

/** Colors that are not gray, each with its path. */
function colorsIn(path: string): string[] {
  const colors = readFileSync(path, 'utf8').match(COLOR) ?? []
  return colors.filter(color => !GRAY.test(color)).map(color => `${path}: ${color}`)
}

/** True when a compound after the last `:has()` has no class, id, attribute or element. What is inside `:not()` is no name. */
function isNamelessAfterHas(selector: string): boolean {
  const [, ...behind] = selector.replaceAll(BRACKETS, found => (found.includes(':has') ? ':has' : ':not')).split(':has')
  const [, ...parts] = (behind.at(-1) ?? '').split(/\s*[\s>+~]\s*(?![^(]*\))/)
  return parts.some(part => part !== '' && !/[.#[&]|(^|[(\s])[a-z]/i.test(part))
}
