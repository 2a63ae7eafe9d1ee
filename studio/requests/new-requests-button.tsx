import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { Button } from './ui/buttons'

type NewRequestsButtonProps = { count: number; onPress: () => void }

/** Tells of requests that came in above what is on the screen, and leads to them. */
export function NewRequestsButton({ count, onPress }: NewRequestsButtonProps) {
  return (
    <Place role="status">
      {count > 0 && (
        <Button $look="main" onClick={onPress}>
          <ArrowUpIcon aria-hidden />
          {count === 1 ? '1 new request' : `${formatCount(count)} new requests`}
        </Button>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: absolute;
  top: 48px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > button {
    border-radius: 999px;
    box-shadow: var(--pop);
    pointer-events: auto;
  }
`
