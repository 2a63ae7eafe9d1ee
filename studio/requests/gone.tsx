import { RefreshIcon } from '@sanity/icons/Refresh'
import { Middle } from './middle'
import type { RefusalCode } from './refused-error'
import { Button } from './ui/buttons'

/** Instead of a request that is not there, or did not load. */
export function Gone({ problem, onRetry }: { problem: RefusalCode; onRetry: () => void }) {
  if (problem === 'not found') {
    return (
      <Middle title="This request is not here any more.">
        Somebody has erased it, or the address is not complete. The list shows all that there is.
      </Middle>
    )
  }
  const again = (
    <Button $look="main" onClick={onRetry}>
      <RefreshIcon aria-hidden />
      Try again
    </Button>
  )
  return (
    <Middle title="This request did not load." actions={again}>
      The site’s server does not answer. Nothing is lost. We try again every 10 seconds.
    </Middle>
  )
}
