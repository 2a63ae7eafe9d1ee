import { expect, test } from 'vitest'
import { formerSlugs } from './addresses'

const post = (_id: string, slug: string) => ({ _id, slug, _type: 'post' })

test('finds the slugs that changed since the last answer, and remembers earlier ones', () => {
  const first = { documents: [post('a', 'one'), post('b', 'same')], former: [{ slug: 'zero', _id: 'a' }] }
  expect(formerSlugs(first, [post('a', 'two'), post('b', 'same')])).toEqual([
    { slug: 'zero', _id: 'a' },
    { slug: 'one', _id: 'a' },
  ])
})

test('forgets a slug that a post has again, so that no address leads to itself', () => {
  const last = { documents: [post('a', 'two')], former: [{ slug: 'one', _id: 'a' }] }
  expect(formerSlugs(last, [post('a', 'one')])).toEqual([{ slug: 'two', _id: 'a' }])
  expect(formerSlugs(last, [post('a', 'two'), post('c', 'one')])).toEqual([])
})

test('names the last of two posts that had a slug', () => {
  const last = { documents: [post('b', 'one')], former: [{ slug: 'one', _id: 'a' }] }
  expect(formerSlugs(last, [post('b', 'two')])).toEqual([{ slug: 'one', _id: 'b' }])
})

test('does not count a post that was unpublished as moved', () => {
  expect(formerSlugs({ documents: [post('a', 'one')] }, [])).toEqual([])
})

test.each([null, 'text', { documents: 'none' }, { documents: [{ _id: 1 }, null], former: 'none' }])(
  'finds nothing in what is of no use: %j',
  last => {
    expect(formerSlugs(last, [post('a', 'one'), { slug: 2 }])).toEqual([])
  },
)

test('remembers a thousand, and forgets the oldest', () => {
  const former = Array.from({ length: 1_000 }, (_, place) => ({ slug: `old-${place}`, _id: 'a' }))
  const found = formerSlugs({ documents: [post('b', 'one')], former }, [post('b', 'two')])
  expect(found).toHaveLength(1_000)
  expect(found.at(0)?.slug).toBe('old-1')
  expect(found.at(-1)?.slug).toBe('one')
})
