import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTINUE_PAGE, FEES_PAGE, PAGE_PATHS, ROUTES } from '@/lib/pages'
import { fileOf, listApproved, MAX_BYTES } from './approved'
import { SECTION_PICTURES } from './capture'
import { isWholePage, pictureName, type State, widthsOf } from './state'
import { NAMED, STATES } from './states'

/** Staff load them with the menu. */
const MAX_SECTION_BYTES = 300_000

const pictures = STATES.flatMap(picturesOf)
const ownPaths = STATES.filter(({ host = 'site' }) => host === 'site').map(({ path }) => path)

describe('the table of looks', () => {
  it('shows every page of the site, and every route with parameters', () => {
    expect(
      [...PAGE_PATHS, FEES_PAGE, CONTINUE_PAGE].filter(path => !ownPaths.some(own => own.split('?')[0] === path)),
    ).toEqual([])
    expect(ROUTES.filter(({ path }) => !ownPaths.some(own => patternOf(path).test(own)))).toEqual([])
  })
})

describe('the pictures of sections in the Studio’s menu', () => {
  const given = STATES.flatMap(({ gives = [] }) => gives)

  it('are given by one state each, which shows the whole page at a desk', () => {
    expect(given.filter((name, place) => given.indexOf(name) !== place)).toEqual([])
    const sources = STATES.filter(({ gives }) => gives)
    expect(sources.filter(state => !isWholePage(state) || !widthsOf(state).includes(1440))).toEqual([])
  })

  it('are there, none is superfluous, and all together stay small', () => {
    const files = existsSync(SECTION_PICTURES) ? readdirSync(SECTION_PICTURES) : []
    expect(files.toSorted(), 'npm run visual -- --approve with the states that give them').toEqual(
      given.map(name => `${name}.webp`).toSorted(),
    )
    const bytes = files.map(file => statSync(`${SECTION_PICTURES}/${file}`).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SECTION_BYTES)
  })
})

describe('the approved pictures', () => {
  it('are those of the table: none is superfluous, and of what is written none is missing', () => {
    const approved = listApproved()
    // A page that has just been added is not drawn yet. Its first picture fails until somebody approves it.
    const missing = NAMED.flatMap(picturesOf).filter(name => !approved.includes(name))
    const superfluous = approved.filter(name => !pictures.includes(name))
    expect({ missing, superfluous }, 'npm run visual -- --approve').toEqual({ missing: [], superfluous: [] })
  })

  it('stay small together', () => {
    const bytes = listApproved().map(name => statSync(fileOf(name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
  })
})

function picturesOf(state: State): string[] {
  return widthsOf(state).map(width => pictureName(state, width))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`)
}
