import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { css, styled } from 'styled-components'
import { EASE_OUT, PHONE } from '@/studio/ui/palette'
import type { Tone } from '@/studio/ui/pill'

const PANEL_WIDTH = 340

type ChipProps = {
  label: string
  Icon: ComponentType
  tone?: Tone
  testId: string
  /** Shown while the chip is open; `close` returns the focus to the chip. */
  children: (close: () => void) => ReactNode
}

/** A short fact above a form; pressed, it opens what belongs to it. */
export function Chip({ label, Icon, tone, testId, children }: ChipProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const left = usePanelPlace(frame, isOpen)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <Holder ref={frame} onKeyDown={closeByKey}>
      <Pressed
        ref={button}
        type="button"
        $tone={tone}
        data-testid={testId}
        data-tone={tone}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden />
        <span>{label}</span>
        <ChevronDownIcon aria-hidden />
      </Pressed>
      {isOpen && (
        <Panel id={id} role="group" aria-label={label} style={{ left }}>
          {children(close)}
        </Panel>
      )}
    </Holder>
  )
}

/** Keeps the panel within the row of chips, in CSS pixels from the chip's left edge. */
function usePanelPlace(frame: React.RefObject<HTMLElement | null>, isOpen: boolean): number {
  const [left, setLeft] = useState(0)
  useLayoutEffect(() => {
    const chip = frame.current
    const row = chip?.parentElement
    if (!isOpen || !chip || !row) return
    const offset = chip.getBoundingClientRect().left - row.getBoundingClientRect().left
    setLeft(Math.max(-offset, Math.min(0, row.clientWidth - PANEL_WIDTH - offset)))
  }, [frame, isOpen])
  return left
}

export const chipLook = css<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  height: 28px;
  padding: 0 9px 0 6px;
  border: 0;
  border-radius: 999px;
  background: ${({ $tone }) => ($tone ? `var(--${$tone}-bg)` : 'none')};
  box-shadow: ${({ $tone }) => ($tone ? 'none' : 'inset 0 0 0 1px var(--rule-2)')};
  color: ${({ $tone }) => ($tone ? `var(--${$tone})` : 'var(--fg)')};
  font: inherit;
  font-size: 13px;
  font-weight: 580;
  line-height: 18px;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    unicode-bidi: isolate;
  }

  > svg {
    flex: none;
    color: ${({ $tone }) => ($tone ? `var(--${$tone}-icon)` : 'inherit')};
    font-size: 17px;
  }

  &:hover {
    box-shadow: inset 0 0 0 1px var(--field);
  }

  &&:focus-visible {
    border-radius: 999px;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: box-shadow 120ms ${EASE_OUT};
  }

  ${PHONE} {
    height: 36px;
    font-size: 14px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

const Pressed = styled.button<{ $tone?: Tone }>`
  ${chipLook}
`

const Holder = styled.span`
  position: relative;
  max-width: 100%;
`

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  z-index: 12;
  display: grid;
  gap: 8px;
  box-sizing: border-box;
  width: min(${PANEL_WIDTH}px, calc(100vw - 48px));
  max-height: 60vh;
  padding: 14px 16px;
  border: 1px solid var(--rule-2);
  border-radius: 12px;
  overflow: auto;
  background: var(--bg);
  box-shadow: var(--pop);
  color: var(--fg);

  p {
    margin: 0;
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  p strong {
    color: var(--head);
    font-weight: 620;
  }
`

/** Buttons at the end of a panel. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
