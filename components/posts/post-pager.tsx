import { Icon } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import type { Labels } from '@/content/types'
import { pageCountOf } from '@/lib/addresses/blog'
import { fillIn } from '@/lib/words/format'

type PostPagerProps = {
  title: string
  page: number
  /** The number of posts on all pages. */
  total: number
  hrefOf: (page: number) => string
  labels: Labels
}

/** Links to the previous and the next page; renders nothing when there is only one page. */
export function PostPager({ title, page, total, hrefOf, labels }: PostPagerProps) {
  const pageCount = pageCountOf(total)
  if (pageCount <= 1) return null
  const turn = (to: number, rel: 'prev' | 'next', label: string) => {
    const icon = <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} />
    return to >= 1 && to <= pageCount ? (
      <IconLink href={hrefOf(to)} rel={rel} label={`${label}: ${title}`}>
        {icon}
      </IconLink>
    ) : (
      // Takes the space of a link to a page that does not exist.
      <span aria-hidden className="icon-button" aria-disabled="true">
        {icon}
      </span>
    )
  }
  return (
    <nav
      aria-label={title}
      className="mt-[clamp(40px,4.5vw,64px)] flex items-center justify-center gap-5 font-semibold text-heading"
    >
      {turn(page - 1, 'prev', labels.previous)}
      <p dir="auto">{fillIn(labels.page, { page, pages: pageCount })}</p>
      {turn(page + 1, 'next', labels.next)}
    </nav>
  )
}
