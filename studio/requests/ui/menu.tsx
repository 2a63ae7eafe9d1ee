import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical'
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '@/studio/ui/buttons'

export type MenuItem = { label: string; Icon: ComponentType; onChoose: () => void; isDangerous?: boolean }

/** More actions, behind a button. */
export function Menu({ items }: { items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const list = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useEffect(() => {
    if (isOpen) frame.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    frame.current?.querySelector('button')?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const entries = list()
    const at = entries.findIndex(entry => entry.matches(':focus'))
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const to = moves[event.key]
    if (event.key === 'Escape') close()
    else if (to === undefined) return
    else entries.at(to % entries.length)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Frame
      ref={frame}
      onKeyDown={handleKey}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVerticalIcon aria-hidden />
      </IconButton>
      {isOpen && (
        <List role="menu" aria-label="More actions">
          {items.map(({ label, Icon, onChoose, isDangerous }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-dangerous={isDangerous}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              <Icon aria-hidden />
              {label}
            </button>
          ))}
        </List>
      )}
    </Frame>
  )
}

const Frame = styled.span`
  position: relative;
`

const List = styled.div`
  position: absolute;
  top: 38px;
  right: 0;
  z-index: 3;
  min-width: 240px;
  padding: 6px;
  border: 1px solid var(--rule-2);
  border-radius: 12px;
  background: var(--bg);
  box-shadow: var(--pop);

  button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px 0 10px;
    border: 0;
    border-radius: 7px;
    background: none;
    color: var(--fg);
    font: inherit;
    font-weight: 520;
    text-align: left;
    cursor: pointer;

    > svg {
      flex: none;
      font-size: 21px;
    }

    &:hover,
    &:focus-visible {
      background: var(--hover);
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    &[data-dangerous='true'] {
      color: var(--bad);
    }
  }
`
