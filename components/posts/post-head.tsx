import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import { Initials } from '@/components/ui/initials'
import { Kite } from '@/components/ui/kite'
import { TextLink } from '@/components/ui/text-link'
import type { BlogPage, Post } from '@/content/types'
import { blogPath } from '@/lib/blog'
import { formatLongDay } from '@/lib/dates'
import { fillIn } from '@/lib/format'

const PORTRAIT = { width: 44, height: 44 }

export function PostHead({ post, words }: { post: Post; words: BlogPage }) {
  const { title, author, publishedAt, category, readingMinutes } = post
  return (
    <header className="mx-auto max-w-[960px] pt-[clamp(24px,4vw,56px)]">
      <TextLink href={blogPath(1)} className="min-h-11">
        <Icon name="arrow-left" />
        {words.title}
      </TextLink>
      <h1 className="wrap-anywhere mt-3 text-display">{title}</h1>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2.5 text-muted text-sm">
        {author && (
          <p className="flex items-center gap-3.5 font-[650] text-heading">
            {author.image ? (
              <Picture
                picture={{ ...author.image, alt: '' }}
                {...PORTRAIT}
                sizes={`${PORTRAIT.width}px`}
                className="size-11 rounded-md"
              />
            ) : (
              <Initials name={author.name} className="size-11 rounded-md" />
            )}
            {author.name}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2.5">
          <time dateTime={publishedAt}>{formatLongDay(publishedAt)}</time>
          <Kite className="w-[9px] text-saffron-500" />
          {fillIn(words.readingTime, { minutes: readingMinutes })}
          {category && (
            <>
              <Kite className="w-[9px] text-saffron-500" />
              <TextLink href={blogPath(1, category.slug)} className="inline-flex min-h-11">
                {category.title}
              </TextLink>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
