import { Portrait } from '@/components/posts/portrait'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import type { BlogPage, Post } from '@/content/types'
import { authorPath } from '@/lib/blog'
import { fillIn } from '@/lib/format'
import { firstNameOf } from '@/lib/initials'

const PORTRAIT_SIZE = 96

/** After the text: the invitation, and who wrote it. */
export function PostEnd({ post: { author }, words, demoUrl }: { post: Post; words: BlogPage; demoUrl: string }) {
  if (!author && !words.invitation) return null
  return (
    <div className="post-end">
      {words.invitation && <Invitation invitation={words.invitation} demoUrl={demoUrl} />}
      {author && <AuthorBox author={author} words={words} />}
    </div>
  )
}

function Invitation({ invitation, demoUrl }: { invitation: NonNullable<BlogPage['invitation']>; demoUrl: string }) {
  const { title, text, link, tag, demoLabel } = invitation
  return (
    <aside className="invitation on-ink">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <div className="invitation-links">
          <ButtonLink href={link.href} size="lg">
            {link.label}
            {tag && <span className="tag">{tag}</span>}
          </ButtonLink>
          {demoLabel && (
            <ButtonLink href={demoUrl} variant="quiet" size="lg">
              {demoLabel}
            </ButtonLink>
          )}
        </div>
      </div>
    </aside>
  )
}

function AuthorBox({ author, words }: { author: NonNullable<Post['author']>; words: BlogPage }) {
  const { name, slug, role, bio } = author
  const { writtenBy, allPosts } = words.authorLabels
  return (
    <aside className="author-box" aria-label={`${writtenBy} ${name}`}>
      <Portrait author={author} size={PORTRAIT_SIZE} className="portrait-md" />
      <div>
        <p className="text-sm">{writtenBy}</p>
        <h2>{name}</h2>
        {role && <p className="author-role">{role}</p>}
        {bio && <p>{bio}</p>}
        {slug && (
          <TextLink href={authorPath(slug)} className="min-h-11">
            {fillIn(allPosts, { name: firstNameOf(name) })}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </div>
    </aside>
  )
}
