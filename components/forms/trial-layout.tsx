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
    <div className="trial grid grid-cols-1 gap-[24px] items-start py-[20px_64px] sm:gap-[32px] sm:pt-[32px] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[44px] lg:py-[56px_80px] min-[75rem]:gap-[72px] lights wrap">
      <div className="contents sm:grid sm:grid-cols-[minmax(0,1fr)_200px] sm:grid-rows-[auto_auto_1fr] sm:gap-y-[16px] sm:gap-x-[32px] lg:grid-cols-1 lg:grid-rows-none lg:gap-[20px] lg:[@media(height>520px)]:sticky lg:[@media(height>520px)]:top-[calc(5rem_+_32px)] [&>p]:max-sm:mt-[-8px]">
        <h1 dir="auto" className="text-display">
          {title}
        </h1>
        <p dir="auto" className="text-lead text-muted">
          {lead}
        </p>
        <div className="trial-rose sm:row-[1/4] sm:col-[2] lg:row-auto lg:col-auto lg:w-[260px] lg:max-w-full lg:my-[12px_8px] min-[75rem]:w-[344px]">
          {rose}
        </div>
        {points.length > 0 && (
          <ul className="trial-points grid gap-[10px] content-start text-[1.0625rem] leading-[1.5] max-sm:order-1 [&>li]:relative [&>li]:ps-[28px]">
            {points.map(({ _key, text }) => (
              <li dir="auto" key={_key}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0 border border-rule rounded-xl bg-white max-sm:mx-[calc(4px_-_min(var(--spacing-gutter),20px))] max-sm:rounded-[24px]">
        {children}
      </div>
    </div>
  )
}
