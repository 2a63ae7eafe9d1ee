import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { styled } from 'styled-components'
import { EASE_OUT, PHONE } from './ui/palette'
import type { Toasts } from './use-toast'

export function ToastPlace({ toast, close, hold }: Toasts) {
  const Icon = toast?.isBad ? WarningOutlineIcon : CheckmarkCircleIcon
  return (
    <Place role="status">
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
    </Place>
  )
}

const Place = styled.div`
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
