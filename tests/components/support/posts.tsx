import '@/components/rich-text/rich-text.css'
import '@/components/posts/blog.css'
import '@/components/posts/post.css'
import '@/components/posts/post-contents.css'
import '@/components/posts/post-end.css'
import '@/components/posts/legal.css'
import { PostArticle } from '@/components/posts/post-article'
import type { BlogPage, Post, TextBlock } from '@/content/types'
import { cards, DEMO_URL, labels, post, words } from './content'

export const HEADINGS = ['Before the month begins', 'Say the goal out loud', 'The last ten nights', 'Afterwards']

/** A post as its page shows it, below nothing else. */
export function Article({ fields = {}, blog = words }: { fields?: Partial<Post>; blog?: BlogPage }) {
  return (
    <PostArticle
      post={{ ...post, body: bodyWith(HEADINGS), ...fields }}
      more={cards.slice(0, 3)}
      words={blog}
      labels={labels}
      demoUrl={DEMO_URL}
    />
  )
}

/** Each heading with enough text for most of a screen. */
export function bodyWith(headings: string[]): TextBlock[] {
  return headings.flatMap((heading, place) => [
    block(`h${place}`, 'h2', heading),
    ...Array.from({ length: 6 }, (_, line) =>
      block(`p${place}-${line}`, 'normal', 'Decide the goal early. '.repeat(12)),
    ),
  ])
}

function block(key: string, style: TextBlock['style'], text: string): TextBlock {
  const id = style === 'h2' ? text.toLowerCase().replaceAll(' ', '-') : null
  const children = [{ _type: 'span' as const, _key: 'a', text, marks: [] }]
  return { _type: 'block', _key: key, style, level: 1, id, children, markDefs: [] }
}
