import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type SuccessProps = {
  title: ReactNode
  drawing?: ReactNode
  children: ReactNode
}

/** What follows a form that was sent, in its dialog, in its place or on a page of its own: always the same. */
export function Success({ title, drawing, children }: SuccessProps) {
  return (
    <div className={classNames('success', drawing ? 'has-drawing' : undefined)}>
      <SuccessArt>{drawing}</SuccessArt>
      <div className="success-words">
        {title}
        {children}
      </div>
    </div>
  )
}

/** For a dialog whose title stays the same element when the form becomes its success: only then does it get the focus when the dialog opens. */
export function SuccessArt({ children }: { children?: ReactNode }) {
  return (
    <div aria-hidden className="success-art">
      {/* biome-ignore lint/performance/noImgElement: an element, because a background that did not load is never requested again */}
      {children ?? <img src="/patterns/success.svg" alt="" loading="lazy" />}
    </div>
  )
}

export function SuccessWays({ children }: { children: ReactNode }) {
  return (
    <div className="success-ways mt-2 grid w-full max-w-100 justify-items-start gap-1.5 sm:justify-items-center [&>.button]:w-full [&>:not(.button)]:min-h-11">
      {children}
    </div>
  )
}
