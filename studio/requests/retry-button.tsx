import { RefreshIcon } from '@sanity/icons/Refresh'
import { Button } from './ui/buttons'

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button $look="main" onClick={onRetry}>
      <RefreshIcon aria-hidden />
      Try again
    </Button>
  )
}
