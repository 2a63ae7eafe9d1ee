import { CloseIcon } from '@sanity/icons/Close'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '@/studio/ui/buttons'
import { heading } from '@/studio/ui/text'
import { useModal } from '@/studio/ui/use-modal'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons; the last one confirms. */
  footer?: ReactNode
}

/** Modal as long as it is rendered; returns the focus to the element that had it. */
export function Dialog({ title, onClose, children, footer }: DialogProps) {
  const titleId = useId()
  const dialog = useModal()
  return (
    <Modal ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Modal>
  )
}

const Modal = styled.dialog`
  width: min(520px, calc(100vw - 32px));
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 20px;
  background: var(--bg);
  box-shadow: var(--pop);
  color: var(--fg);

  &::backdrop {
    background: var(--scrim);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: 12px;
  padding: 22px 24px 0;

  h2 {
    ${heading}
    flex: 1;
    min-width: 0;
    font-size: 22px;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`

const Body = styled.div`
  display: grid;
  gap: 12px;
  padding: 10px 24px 20px;
  font-size: 15px;
  line-height: 23px;

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: 650;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px 20px;
  border-top: 1px solid var(--rule);

  button {
    min-height: 44px;
  }

  @media (max-width: 700px) {
    button {
      flex: 1;
    }
  }
`
