import { expect, it } from 'vitest'
import { findLeaving } from './notices'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const yesterday = { publishedAt: '2026-11-24T12:00:00Z' }
const tomorrow = { publishedAt: '2026-11-26T14:00:00Z' }

const page = { _type: 'page', slug: { current: 'ramadan' } }
const post = { ...page, _type: 'post', ...yesterday }
const season = { season: 'ramadan' }
const IN_FEBRUARY = 'It is on the site now. It would leave the site until Feb 7, 2027 at 6:00 PM EST.'

it.each<[what: string, published: object | null, next: object, said: string[]]>([
  [
    'a post that would come later',
    yesterday,
    tomorrow,
    ['It is on the site now. It would leave the site until Nov 26 at 9:00 AM EST.'],
  ],
  ['a page that gets a season', page, { ...page, ...season }, [IN_FEBRUARY]],
  ['a post that gets a season', post, { ...post, ...season }, [IN_FEBRUARY]],
  ['a page whose season moves', { ...page, ...season }, { ...page, ...season, seasonShift: 1 }, []],
  ['a page that loses its season', { ...page, ...season }, page, []],
  ['a post to come that gets a season', { ...post, ...tomorrow }, { ...post, ...tomorrow, ...season }, []],
  ['a new page of a season', null, { ...page, ...season }, []],
  ['a post that stays', yesterday, yesterday, []],
  ['a new post', null, tomorrow, []],
  ['a post that is still to come', tomorrow, tomorrow, []],
  ['a post that comes earlier', tomorrow, yesterday, []],
  ['a post without a date', { publishedAt: 'soon' }, tomorrow, []],
  ['another document', { title: 'A testimonial' }, { title: 'Another' }, []],
])('says of %s until when it would leave the site, if it would', async (_, published, next, said) => {
  const found = await findLeaving(Object({ _id: 'a', ...next }), Object({ fetch: async () => published }), NOW)
  expect(found.map(({ message }) => message)).toEqual(said)
})
