import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DoneRosette } from '@/components/ui/done-rosette'

type ReceivedContentProps = {
  /** A heading that gets the focus when this appears. */
  title: ReactNode
  text: string
  homeLabel: string
  /** The ways to the live demo, if it ends there. */
  children?: ReactNode
}

/** Confirms a submission, in the dialog or, without JavaScript, in place of the form. */
export function ReceivedContent({ title, text, homeLabel, children }: ReceivedContentProps) {
  return (
    <>
      {children ? <i aria-hidden className="ready-band" /> : null}
      <div
        className={classNames(
          'px-[clamp(22px,4vw,48px)] py-[clamp(32px,5vw,56px)]',
          children ? 'ready' : 'grid justify-items-center text-center',
        )}
      >
        {!children && <DoneRosette className="mb-5 w-32" />}
        {title}
        <p dir="auto" className="mt-3 max-w-[26em] text-muted">
          {text}
        </p>
        <div className="live-demo mt-5.5">
          {children}
          <ButtonLink href="/" variant="quiet" size="lg">
            {homeLabel}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** The heading for use in place of the form. */
export function ReceivedTitle({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
    <h2 dir="auto" tabIndex={-1} autoFocus className="text-title outline-none">
      {children}
    </h2>
  )
}
