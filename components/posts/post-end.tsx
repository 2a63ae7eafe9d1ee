import { Portrait } from '@/components/posts/portrait'
import { FilledText } from '@/components/ui/filled-text'
import { Icon } from '@/components/ui/icon'
import { Invitation } from '@/components/ui/invitation'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import type { BlogPage, Post } from '@/content/types'
import { authorPath } from '@/lib/addresses/blog'
import { firstNameOf } from '@/lib/words/initials'

const PORTRAIT_SIZE = 72

/** After the text: the invitation, and who wrote it. */
export function PostEnd({ post: { author }, words, demoUrl }: { post: Post; words: BlogPage; demoUrl: string }) {
  const { invitation } = words
  if (!author && !invitation) return null
  return (
    <div className="post-end grid gap-[40px] max-w-[720px] m-[64px_auto_72px]">
      {invitation && (
        <Invitation {...invitation} trialLink={invitation.link} trialTag={invitation.tag} demoUrl={demoUrl} />
      )}
      {author && <AuthorBox author={author} words={words} />}
    </div>
  )
}

function AuthorBox({ author, words }: { author: NonNullable<Post['author']>; words: BlogPage }) {
  const { name, slug, role, bio } = author
  const { writtenBy, allPosts } = words.authorLabels
  return (
    <aside
      className="author-box grid grid-cols-[auto_minmax(0,1fr)] gap-[18px] items-center pt-[40px] border-t border-t-rule max-[30rem]:items-start"
      aria-label={`${writtenBy} ${name}`}
    >
      <Portrait author={author} size={PORTRAIT_SIZE} className="portrait-md w-[72px] h-[72px]" />
      <div>
        <p dir="auto" className="text-sm">
          {writtenBy}
        </p>
        <h2 dir="auto">{name}</h2>
        <Text className="author-role">{role}</Text>
        {bio && <p dir="auto">{bio}</p>}
        {slug && (
          <TextLink href={authorPath(slug)} className="min-h-11">
            <span>
              <FilledText text={allPosts} nodes={{ name: <bdi>{firstNameOf(name)}</bdi> }} />
            </span>
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </div>
    </aside>
  )
}
