import { Middle } from './middle'
import type { RefusalCode } from './refused-error'
import { RetryButton } from './retry-button'

/** Instead of a request that is not there, or did not load. */
export function Gone({ problem, onRetry }: { problem: RefusalCode; onRetry: () => void }) {
  if (problem === 'not found') {
    return (
      <Middle title="This request is not here any more.">
        Somebody has erased it, or the address is not complete. The list shows all that there is.
      </Middle>
    )
  }
  return (
    <Middle title="This request did not load." actions={<RetryButton onRetry={onRetry} />}>
      The site’s server does not answer. Nothing is lost. We try again every 10 seconds.
    </Middle>
  )
}
