import { Icon } from '@/components/ui/icon'
import { IconButton, IconLink } from '@/components/ui/icon-button'
import type { Labels } from '@/content/types'
import { fillIn } from '@/lib/format'

/** Stands on the first page, so there is nothing before. */
export function Pager({ title, pageCount, labels }: { title: string; pageCount: number; labels: Labels }) {
  return (
    <nav
      aria-label={title}
      className="mt-[clamp(40px,4.5vw,64px)] flex items-center justify-center gap-5 font-semibold text-heading"
    >
      <IconButton label={`${labels.previous}: ${title}`} disabled>
        <Icon name="arrow-left" />
      </IconButton>
      {fillIn(labels.page, { page: 1, pages: pageCount })}
      <IconLink label={`${labels.next}: ${title}`} href="/blog/page/2">
        <Icon name="arrow-right" />
      </IconLink>
    </nav>
  )
}
