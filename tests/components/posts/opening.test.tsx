import '@/components/posts/post.css'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../support/mount'
import { Article } from '../support/posts'

const HEAD = { title: '.post-head h1', picture: '.post-cover' }
const NAMES = { title: 'post-title', picture: 'post-picture' }
const NONE = { title: 'none', picture: 'none' }

beforeEach(() => mount(<Article />))

test('picture and title of a post can be those of the card that led to it, and no card has their names', () => {
  expect(namesOf(HEAD)).toEqual(NAMES)
  for (const place of [1, 2, 3]) expect(namesOf(card(place))).toEqual(NONE)
})

test('the card that is pressed has the names, and it alone', () => {
  page.getByRole('link', { name: 'Post two' }).element().focus()
  expect(namesOf(card(2))).toEqual(NAMES)
  for (const others of [HEAD, card(1), card(3)]) expect(namesOf(others)).toEqual(NONE)
})

test('the browser is asked for transitions between pages only where motion is wanted', () => {
  const rules = Array.from(document.styleSheets, sheet => Array.from(sheet.cssRules)).flat()
  const askingFor = rules.filter(rule => rule instanceof CSSMediaRule && hasTransition(rule))
  expect(askingFor.map(rule => rule instanceof CSSMediaRule && rule.conditionText)).toEqual([
    '(prefers-reduced-motion: no-preference)',
  ])
  expect(rules.filter(rule => rule.constructor.name === 'CSSViewTransitionRule')).toEqual([])
})

function hasTransition({ cssRules }: CSSMediaRule): boolean {
  return Array.from(cssRules).some(rule => rule.constructor.name === 'CSSViewTransitionRule')
}

function card(place: number) {
  const item = `.posts > :nth-child(${place})`
  return { title: `${item} h3`, picture: `${item} .post-picture` }
}

function namesOf(parts: typeof HEAD) {
  const nameOf = (selector: string) => {
    const element = document.querySelector(selector)
    return element && getComputedStyle(element).viewTransitionName
  }
  return { title: nameOf(parts.title), picture: nameOf(parts.picture) }
}
