import { Picture } from '@/components/media/picture'
import { Kite } from '@/components/ui/kite'
import type { PostCard as PostCardContent } from '@/content/types'
import { formatDay } from '@/lib/dates'

export function PostCard({ post, heading: Heading }: { post: PostCardContent; heading: 'h2' | 'h3' }) {
  const { slug, title, publishedAt, excerpt, category, author, previewImage } = post
  return (
    <article className="group relative grid content-start gap-3.5 wrap-anywhere rounded-lg outline-offset-6 outline-focus has-focus-visible:outline-3">
      <div className="mb-1 aspect-video overflow-hidden rounded-lg bg-sand-100">
        {previewImage && (
          <Picture
            picture={previewImage}
            sizes="(width >= 90rem) 400px, (width >= 47.5rem) 28vw, 87vw"
            width={400}
            height={225}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 text-muted text-sm">
        <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
        {category && (
          <>
            <Kite className="w-[9px] text-saffron-500" />
            {category.title}
          </>
        )}
      </p>
      <Heading className="text-[clamp(1.25rem,1.15rem+0.4vw,1.4375rem)] leading-[1.22] tracking-[-0.018em] decoration-2 underline-offset-[0.16em] group-hover:underline">
        <a href={`/post/${slug}`} className="after:absolute after:inset-0 focus-visible:outline-none">
          {title}
        </a>
      </Heading>
      <p className="text-[1.0625rem] text-muted leading-normal">{excerpt}</p>
      {author && <p className="font-semibold text-heading text-sm">{author.name}</p>}
    </article>
  )
}
