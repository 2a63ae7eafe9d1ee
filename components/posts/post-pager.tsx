import { Icon } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import type { Labels } from '@/content/types'
import { fillIn } from '@/lib/words/format'

type PostPagerProps = {
  /** Part of the labels of the controls. */
  title: string
  page: number
  pageCount: number
  /** Pages count from 1. */
  hrefOf: (page: number) => string
  labels: Labels
}

/** Links to the previous and the next page; renders nothing when there is only one page. */
export function PostPager({ title, page, pageCount, hrefOf, labels }: PostPagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav
      aria-label={title}
      className="mt-[clamp(40px,4.5vw,64px)] flex items-center justify-center gap-5 font-semibold text-heading"
    >
      {page > 1 ? (
        <IconLink href={hrefOf(page - 1)} rel="prev" label={`${labels.previous}: ${title}`}>
          <Icon name="arrow-left" />
        </IconLink>
      ) : (
        <NoTurn icon="arrow-left" />
      )}
      <p dir="auto">{fillIn(labels.page, { page, pages: pageCount })}</p>
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

/** Takes the space of a link to a page that does not exist. */
function NoTurn({ icon }: { icon: 'arrow-left' | 'arrow-right' }) {
  return (
    <span aria-hidden className="icon-button" aria-disabled="true">
      <Icon name={icon} />
    </span>
  )
}
