import { expect, test } from 'vitest'
import { BlogList } from '@/components/posts/blog-list'
import { cards, labels, words } from '../support/content'
import { findAll } from '../support/find'
import { mount } from '../support/mount'

test.each([
  [1, 0, 0],
  [2, 1, 0],
  [3, 2, 0],
  [4, 0, 3],
  [5, 4, 0],
  [6, 2, 3],
  [8, 4, 3],
  [9, 2, 6],
])('%i posts are a lead story, %i in twos and %i in threes: none is alone in a row of three', (count, twos, threes) => {
  mount(
    <BlogList
      {...{ words, title: 'Blog', lead: words.lead, categories: [], category: null, page: 1, labels, newest: [] }}
      cards={{ posts: cards.slice(0, count), total: count }}
      hrefOf={() => '/blog'}
    />,
  )
  const counts = ['.post-lead', '.post-half', '.post-row'].map(look => findAll(look).length)
  expect(counts).toEqual([1, twos, threes])
})
