import { CloseIcon } from '@sanity/icons/Close'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Button } from './controls'
import { useModal } from './use-modal'

type ModalProps = {
  title: string
  onClose: () => void
  /** While true, Escape and the cross do nothing, because work is going on that the dialog must show. */
  isBusy?: boolean
  children: ReactNode
  /** Buttons; the last one confirms. */
  footer: ReactNode
}

/** A wide dialog over the whole Studio, modal as long as it is rendered. Returns the focus to the element that had it. */
export function Modal({ title, onClose, isBusy = false, children, footer }: ModalProps) {
  const titleId = useId()
  const dialog = useModal()
  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={event => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Button type="button" aria-label="Close" disabled={isBusy} onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      </Head>
      <Body>{children}</Body>
      <Foot>{footer}</Foot>
    </Frame>
  )
}

const Frame = styled.dialog`
  box-sizing: border-box;
  width: min(880px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 1px solid var(--card-border-color);
  border-radius: 6px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font: var(--body-1);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }

  &::backdrop {
    background: rgb(0 0 0 / 50%);
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--card-border-color);

  h2 {
    flex: 1;
    margin: 0;
    font-size: 18px;
    line-height: 24px;
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  padding: 20px;
  overflow-y: auto;

  p {
    margin: 0;
  }

  b {
    font-weight: 600;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 20px;
  border-top: 1px solid var(--card-border-color);
`
