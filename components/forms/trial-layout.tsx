import type { ReactNode } from 'react'
import type { TrialPoint } from '@/content/types'

type TrialLayoutProps = {
  title: string
  lead: string
  points: TrialPoint[]
  /** Tiles that light with the answers; phones show them at the top of the form instead. */
  rose: ReactNode
  /** The form. */
  children: ReactNode
}

/** Title, drawing and the reasons for a trial, beside the form from 960 px up. On phones the reasons are below it. */
export function TrialLayout({ title, lead, points, rose, children }: TrialLayoutProps) {
  return (
    <div className="trial lights wrap">
      <div className="trial-words">
        <h1 dir="auto" className="text-display">
          {title}
        </h1>
        <p dir="auto" className="text-lead text-muted">
          {lead}
        </p>
        <div className="trial-rose">{rose}</div>
        {points.length > 0 && (
          <ul className="trial-points">
            {points.map(({ _key, text }) => (
              <li dir="auto" key={_key}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="trial-card">{children}</div>
    </div>
  )
}
