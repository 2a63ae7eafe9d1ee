import { Kite } from '@/components/ui/kite'
import type { Heading } from '@/content/types'
import { FollowReading } from './follow-reading.client'

/** Headings; a post with fewer needs no list. */
const MIN_HEADINGS = 3

/** The post's headings as links, beside its text on wide screens. */
export function Contents({ headings, title }: { headings: Heading[]; title: string }) {
  if (headings.length < MIN_HEADINGS) return null
  return (
    <nav aria-label={title} className="contents">
      <p className="contents-title">{title}</p>
      <div>
        <span aria-hidden className="contents-line" />
        <ol>
          {headings.map(heading => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>
                <Kite />
                {heading.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <FollowReading />
    </nav>
  )
}
