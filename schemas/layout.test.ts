import { expect, it } from 'vitest'
import { LAYOUT } from './layout.fixture.ts'
import { markersOf, problemsOf, stored } from './validation.fixture.ts'

it.each(LAYOUT)('keeps nobody from publishing %s with %j', async (id, change) => {
  expect((await markersOf({ ...stored(id), ...change })).filter(({ level }) => level === 'error')).toEqual([])
})

it.each([15, 19, 30, 60])('says nothing at all about words of %i letters', async letters => {
  const word = 'Intercongregationalfundraising'.repeat(2).slice(0, letters)
  const changes: [string, object][] = [
    ['post-thirty-nights', { title: word, excerpt: `About ${word}` }],
    ['author-maryam-raza', { name: word.slice(0, 60), bio: word }],
    ['category-ramadan', { title: word }],
    ['testimonial-as-salam', { name: word, role: word, organization: word, location: word, quote: word }],
  ]
  for (const [id, change] of changes) expect(await problemsOf({ ...stored(id), ...change })).toEqual([])
})

it.each([
  ['testimonial-as-salam', { quote: 'x'.repeat(321) }, 'quote: At most 320 characters look well: all cards are as'],
  ['post-thirty-nights', { excerpt: 'Give. '.repeat(60) }, 'excerpt: At most 300 characters look well'],
  [
    'siteSettings',
    { registerLink: { _type: 'link', label: 'Register a masjid', href: '/register' } },
    'registerLink: At most 12 characters look well',
  ],
])('warns that %s with %j takes more room than looks well', async (id, change, problem) => {
  const markers = await markersOf({ ...stored(id), ...change })
  expect(markers.map(({ level, path, message }) => [level, `${path.join('.')}: ${message}`])).toEqual([
    ['warning', expect.stringContaining(problem)],
  ])
})
