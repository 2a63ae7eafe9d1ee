import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { Text } from '@/components/ui/text'
import type { Heading } from '@/content/types'
import { FollowReading } from './follow-reading.client'

/** Headings; a text with fewer needs no list. */
const MIN_HEADINGS = 3

type ContentsProps = { headings: Heading[]; title: string }

export function hasContents(headings: Heading[]): boolean {
  return headings.length >= MIN_HEADINGS
}

export function Contents({ headings, title }: ContentsProps) {
  if (!hasContents(headings)) return null
  return (
    <nav aria-label={title} className="contents-list">
      <Text.p className="mb-[10px] text-heading text-[1rem] font-[650] leading-[1.3]">{title}</Text.p>
      <div>
        <span aria-hidden className="contents-line absolute inset-y-[12px] start-0 w-[2px]" />
        <HeadingLinks headings={headings} />
      </div>
      <ErrorBoundary>
        <FollowReading />
      </ErrorBoundary>
    </nav>
  )
}

/** The same links above the text on narrow screens, closed at first. */
export function FoldedContents({ headings, title }: ContentsProps) {
  if (!hasContents(headings)) return null
  return (
    <nav
      aria-label={title}
      className="folded-contents mt-[clamp(24px,3vw,40px)] border-y border-y-rule-strong [&_ol]:pb-[12px] xl:hidden"
    >
      <details>
        <summary dir="auto">
          <Icon name="list-bullets" />
          {title}
          <Icon name="caret-down" />
        </summary>
        <HeadingLinks headings={headings} />
      </details>
    </nav>
  )
}

function HeadingLinks({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} dir="auto">
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
