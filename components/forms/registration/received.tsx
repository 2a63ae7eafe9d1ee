import { ButtonLink } from '@/components/ui/button'
import type { RegistrationContent } from './step'

/** Replaces a form that was posted without JavaScript. */
export function Received({ content }: { content: RegistrationContent }) {
  return (
    <div className="sheet">
      {/* biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form */}
      <h2 dir="auto" tabIndex={-1} autoFocus className="text-title outline-none">
        {content.receivedTitle}
      </h2>
      <p dir="auto" className="mt-3 mb-7 text-muted">
        {content.receivedText}
      </p>
      <ButtonLink href="/" size="lg">
        {content.homeLabel}
      </ButtonLink>
    </div>
  )
}
