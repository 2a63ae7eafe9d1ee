import { Icon } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import type { Labels } from '@/content/types'
import { fillIn } from '@/lib/format'

type PostPagerProps = {
  /** What the pages are of: names the controls. */
  title: string
  page: number
  pageCount: number
  /** Address of a page, from 1. */
  hrefOf: (page: number) => string
  labels: Labels
}

/** Links to the page before and the page after; nothing where there is one page only. */
export function PostPager({ title, page, pageCount, hrefOf, labels }: PostPagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={title} className="post-pager">
      {page > 1 ? (
        <IconLink href={hrefOf(page - 1)} rel="prev" label={`${labels.previous}: ${title}`}>
          <Icon name="arrow-left" />
        </IconLink>
      ) : (
        <NoTurn icon="arrow-left" />
      )}
      <p>{fillIn(labels.page, { page, pages: pageCount })}</p>
      {page < pageCount ? (
        <IconLink href={hrefOf(page + 1)} rel="next" label={`${labels.next}: ${title}`}>
          <Icon name="arrow-right" />
        </IconLink>
      ) : (
        <NoTurn icon="arrow-right" />
      )}
    </nav>
  )
}

/** Keeps the place of a link that leads nowhere. */
function NoTurn({ icon }: { icon: 'arrow-left' | 'arrow-right' }) {
  return (
    <span aria-hidden className="icon-button" aria-disabled="true">
      <Icon name={icon} />
    </span>
  )
}
