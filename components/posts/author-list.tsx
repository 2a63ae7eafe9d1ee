import { Portrait } from '@/components/posts/portrait'
import { ArchivePage } from '@/components/posts/post-list'
import { PostPager } from '@/components/posts/post-pager'
import { FilledText } from '@/components/ui/filled-text'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import type { PostCards } from '@/content/posts/posts'
import type { Author, BlogPage, Labels } from '@/content/types'
import { authorPath, blogPath } from '@/lib/addresses/blog'
import { PAGE_IDS } from '@/lib/environment/page-ids'
import { fillIn, formatCount } from '@/lib/words/format'
import { firstNameOf } from '@/lib/words/initials'

const PORTRAIT_SIZE = 208

type AuthorListProps = {
  author: Author
  /** The month in which the first post appeared; null without posts. */
  since: string | null
  words: BlogPage
  page: number
  cards: PostCards
  labels: Labels
}

export function AuthorList({ author, since, words, page, cards, labels }: AuthorListProps) {
  const { name, slug, role, bio } = author
  const { authors, postsBy, onePost, posts, since: sinceMonth } = words.authorLabels
  const title = fillIn(postsBy, { name: firstNameOf(name) })
  return (
    <div className="wrap py-[clamp(28px,4vw,64px)_var(--spacing-section)]">
      <Text.p className="crumb">
        <TextLink href={blogPath(1)}>{words.title}</TextLink>
        <span aria-hidden />
        {authors}
      </Text.p>
      <div className="author-head grid grid-cols-1 gap-[24px] items-center m-[24px_0_clamp(40px,5vw,72px)] sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-[clamp(28px,4vw,56px)]">
        <Portrait
          author={author}
          size={PORTRAIT_SIZE}
          className="portrait-lg w-[clamp(112px,16vw,208px)] aspect-square"
        />
        <div>
          <Text.h1 className="text-display">{name}</Text.h1>
          <Text.p className="text-lead text-muted">{bio ?? role}</Text.p>
          <p className="author-facts">
            {bio && <Text.span>{role}</Text.span>}{' '}
            <span dir="auto">{cards.total === 1 ? onePost : fillIn(posts, { count: formatCount(cards.total) })}</span>{' '}
            {since && <span dir="auto">{fillIn(sinceMonth, { month: since })}</span>}
          </p>
        </div>
      </div>
      <section aria-labelledby={PAGE_IDS.authorPosts}>
        <Text.h2 id={PAGE_IDS.authorPosts} className="mb-[32px] pb-[14px] border-b-2 border-b-heading text-subtitle">
          <FilledText text={postsBy} nodes={{ name: <bdi>{firstNameOf(name)}</bdi> }} />
        </Text.h2>
        {cards.posts.length === 0 ? (
          <Text.p className="text-lead text-muted">{words.emptyText}</Text.p>
        ) : (
          <ArchivePage posts={cards.posts} hasLead={false} hasAuthor={false} />
        )}
      </section>
      <PostPager {...{ title, page, labels }} total={cards.total} hrefOf={number => authorPath(slug, number)} />
    </div>
  )
}
