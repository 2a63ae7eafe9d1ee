import { Portrait } from '@/components/posts/portrait'
import { classNames } from '@/components/ui/class-names'
import { TextLink } from '@/components/ui/text-link'
import { withoutMark } from '@/content/marks'
import type { BlogPage, Post } from '@/content/types'
import { authorPath, blogPath } from '@/lib/addresses/blog'
import { fillIn } from '@/lib/words/format'

const PORTRAIT_SIZE = 44
/** Characters; a longer title gets a smaller step. */
const LONG_TITLE = 90

export function PostHead({ post, words }: { post: Post; words: BlogPage }) {
  const { title, author, publishedAt, day, category, readingMinutes } = post
  return (
    <header className="post-head">
      <p className="crumb">
        <TextLink href={blogPath(1)}>{words.title}</TextLink>
        {category && (
          <>
            <span aria-hidden />
            <TextLink href={blogPath(1, category.slug)}>{category.title}</TextLink>
          </>
        )}
      </p>
      <h1 dir="auto" className={classNames(withoutMark(title).length > LONG_TITLE && 'is-long')}>
        {title}
      </h1>
      <div className="post-facts">
        {author && <Writer author={author} />}
        <time dateTime={publishedAt}>{day}</time>
        <span dir="auto">{fillIn(words.readingTime, { minutes: readingMinutes })}</span>
      </div>
    </header>
  )
}

function Writer({ author }: { author: NonNullable<Post['author']> }) {
  const content = (
    <>
      <Portrait author={author} size={PORTRAIT_SIZE} className="portrait-sm w-[44px] h-[44px]" />
      <b dir="auto">{author.name}</b>
    </>
  )
  if (!author.slug) return <p className="writer">{content}</p>
  return (
    <a className="writer" href={authorPath(author.slug)}>
      {content}
    </a>
  )
}
