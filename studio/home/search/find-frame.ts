import { styled } from 'styled-components'
import { PHONE } from '@/studio/ui/palette'

export const Frame = styled.div`
  position: relative;
  z-index: 2;
  max-width: 720px;
  margin-top: 28px;
`

export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 52px;
  box-sizing: border-box;
  padding: 0 14px;
  border: 1px solid var(--field);
  border-radius: 12px;
  background: var(--bg);
  color: var(--muted);

  > svg {
    flex: none;
    font-size: 25px;
  }

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--fg);
    font: inherit;
    font-size: 16px;
  }

  && input:focus-visible {
    outline: 0;
  }

  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:focus-within {
    border-color: var(--act);
    box-shadow: 0 0 0 3px color-mix(in oklch, var(--act) 22%, transparent);
  }

  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
  }

  ${PHONE} {
    > kbd {
      display: none;
    }
  }
`

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  left: 0;
  border: 1px solid var(--rule-2);
  border-radius: 12px;
  background: var(--bg);
  box-shadow: var(--pop);
  overflow: hidden;

  > [role='status'] {
    padding: 16px 20px;
  }
`

export const PanelNote = styled.p`
  margin: 0;
  padding: 14px 20px;
  color: var(--muted);
`
