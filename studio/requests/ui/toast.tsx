import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { EASE_OUT, PHONE } from '@/studio/ui/palette'

export function ToastArea({ toast, close, hold }: Toasts) {
  const Icon = toast?.isBad ? WarningOutlineIcon : CheckmarkCircleIcon
  return (
    <Area role="status">
      {toast && (
        <Message
          key={toast.id}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <Icon aria-hidden />
          <span>{toast.text}</span>
          {toast.undo && (
            <button
              type="button"
              onClick={() => {
                toast.undo?.()
                close()
              }}
            >
              Undo
            </button>
          )}
        </Message>
      )}
    </Area>
  )
}

const Area = styled.div`
  position: fixed;
  right: 16px;
  bottom: 30px;
  left: 16px;
  z-index: 60;
  display: flex;
  justify-content: center;
  pointer-events: none;

  ${PHONE} {
    bottom: 90px;
  }
`

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  max-width: 560px;
  padding: 12px 18px 12px 14px;
  border-radius: 12px;
  background: var(--toast-bg);
  box-shadow: var(--pop);
  color: var(--toast);
  font-weight: 550;
  overflow-wrap: anywhere;
  pointer-events: auto;

  > svg {
    flex: none;
    color: var(--toast-icon);
    font-size: 21px;
  }

  button {
    min-height: 33px;
    margin: -6px -8px -6px 4px;
    padding: 0 10px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--toast-icon);
    font: inherit;
    font-weight: 640;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;

    &&:focus-visible {
      outline-color: currentColor;
      outline-offset: -2px;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: requests-toast 200ms ${EASE_OUT};
  }

  @keyframes requests-toast {
    from {
      opacity: 0;
      translate: 0 6px;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** How long a message stays; one that can be undone or reports a failure stays longer. */
const SHOWN_MS = 3_000
export const UNDO_MS = 10_000

export type Toast = { id: number; text: string; isBad: boolean; undo: (() => void) | null }

export type Say = (text: string, options?: { isBad?: boolean; undo?: () => void }) => void

export type Toasts = { toast: Toast | null; say: Say; close: () => void; hold: (isHeld: boolean) => void }

let lastId = 0

/** One message at a time; a new one replaces it. It stays while it is held: under the pointer, or focused. */
export function useToast(): Toasts {
  const [toast, setToast] = useState<Toast | null>(null)
  const [isHeld, hold] = useState(false)
  const close = useCallback(() => setToast(null), [])
  const say = useCallback<Say>((text, { isBad = false, undo } = {}) => {
    lastId++
    hold(false)
    setToast({ id: lastId, text, isBad, undo: undo ?? null })
  }, [])
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(close, toast.undo || toast.isBad ? UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld, close])
  return { toast, say, close, hold }
}
