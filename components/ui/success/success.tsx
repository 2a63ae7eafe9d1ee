import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type SuccessProps = {
  /** A heading. */
  title: ReactNode
  /** In place of the ten petals. */
  drawing?: ReactNode
  /** A sentence, and SuccessWays. */
  children: ReactNode
}

/** What follows a form that was sent, in its dialog, in its place or on a page of its own: always the same. */
export function Success({ title, drawing, children }: SuccessProps) {
  return (
    <section className={classNames('success', drawing ? 'has-drawing' : undefined)}>
      <div aria-hidden className="success-art">
        {drawing}
      </div>
      <div className="success-words">
        {title}
        {children}
      </div>
    </section>
  )
}

/** One button, and one quiet link below it. */
export function SuccessWays({ children }: { children: ReactNode }) {
  return <div className="success-ways">{children}</div>
}
