import { expect, it } from 'vitest'
import { findLeaving } from './leaving'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const yesterday = { publishedAt: '2026-11-24T12:00:00Z' }
const tomorrow = { publishedAt: '2026-11-26T14:00:00Z' }

const sentences = (published: object | null, next: object | null) =>
  findLeaving(published && { ...published }, next && { ...next }, NOW, 'America/New_York').map(({ message }) => message)

it('says until when a post that is on the site would leave it', () => {
  expect(sentences(yesterday, tomorrow)).toEqual([
    'It is on the site now. It would leave the site until Nov 26 at 9:00 AM EST.',
  ])
})

it('says until when a page or a post that gets a season would leave the site', () => {
  const leaves = ['It is on the site now. It would leave the site until Feb 7, 2027 at 6:00 PM EST.']
  const page = { _type: 'page', slug: { current: 'ramadan' } }
  const post = { ...page, _type: 'post', ...yesterday }
  const season = { season: 'ramadan' }
  expect(sentences(page, { ...page, ...season })).toEqual(leaves)
  expect(sentences(post, { ...post, ...season })).toEqual(leaves)
  expect(sentences({ ...page, ...season }, { ...page, ...season, seasonShift: 1 })).toEqual([])
  expect(sentences({ ...page, ...season }, page)).toEqual([])
  expect(sentences({ ...post, ...tomorrow }, { ...post, ...tomorrow, ...season })).toEqual([])
  expect(sentences(null, { ...page, ...season })).toEqual([])
})

it('says nothing of a post that stays, was never there, or is still to come', () => {
  expect(sentences(yesterday, yesterday)).toEqual([])
  expect(sentences(null, tomorrow)).toEqual([])
  expect(sentences(tomorrow, tomorrow)).toEqual([])
  expect(sentences(tomorrow, yesterday)).toEqual([])
  expect(sentences({ publishedAt: 'soon' }, tomorrow)).toEqual([])
  expect(sentences({ title: 'A testimonial' }, { title: 'Another' })).toEqual([])
})
