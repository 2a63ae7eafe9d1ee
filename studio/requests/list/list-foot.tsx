import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { Key } from '@/studio/ui/text'
import type { Run } from './visible-rows'

type ListFootProps = { /** Null where there are no rows. */ shown: Run | null; total: number; onKeys: () => void }

/** Which rows are visible, and the keys that move through them. */
export function ListFoot({ shown, total, onKeys }: ListFootProps) {
  return (
    <Foot>
      <span data-testid="requests-shown">
        {shown && `${formatCount(shown.first)}–${formatCount(shown.last)} of ${formatCount(total)}`}
      </span>
      <Keys>
        <span>
          <Key>↑</Key> <Key>↓</Key> move
        </span>
        <span>
          <Key>↵</Key> open
        </span>
        <span data-roomy>
          <Key>Esc</Key> close
        </span>
        <button type="button" data-roomy onClick={onKeys}>
          <Key>?</Key> all keys
        </button>
      </Keys>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: 44px;
  padding: 0 24px;
  overflow: hidden;
  border-top: 1px solid var(--rule);
  color: var(--muted);
  font-size: 13px;
  white-space: nowrap;

  ${TABLET} {
    padding: 0 20px;
  }

  ${PHONE} {
    padding: 0 16px;
  }
`

const Keys = styled.span`
  display: flex;
  align-items: center;
  gap: 16px;

  > span,
  > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  > button {
    min-height: 32px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover {
      background: var(--hover);
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  ${TABLET} {
    [data-open='true'] & [data-roomy] {
      display: none;
    }
  }

  ${PHONE} {
    display: none;
  }
`
