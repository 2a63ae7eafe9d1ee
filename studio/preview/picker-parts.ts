import { styled } from 'styled-components'
import { PHONE, palette } from '@/studio/ui/palette'
import { heading } from '@/studio/ui/text'

export const Panel = styled.div`
  ${palette}
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  width: 640px;
  max-width: calc(100vw - 16px);
  max-height: calc(100vh - 16px);
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid var(--rule-2);
  border-radius: 16px;
  background: var(--bg);
  box-shadow: var(--pop);
  color: var(--fg);
  font-size: 14px;
  line-height: 20px;

  &:popover-open {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 264px;
  }

  ${PHONE} {
    &:popover-open {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Month = styled.div`
  padding: 16px 18px;

  header {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-bottom: 8px;
  }

  h2 {
    ${heading}
    flex: 1;
    font-size: 16px;
    line-height: 22px;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th {
    height: 28px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 560;
  }

  td {
    padding: 1px;
    text-align: center;
  }

  td button {
    position: relative;
    width: 100%;
    max-width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 520;
    cursor: pointer;
  }

  td button:hover {
    background: var(--sunk);
  }

  td [data-today='true'] {
    box-shadow: inset 0 0 0 1.5px var(--field);
  }

  td [aria-pressed='true'],
  td [aria-pressed='true']:hover {
    background: var(--head);
    color: var(--bg);
    font-weight: 650;
  }

  td i {
    position: absolute;
    bottom: 3px;
    left: 50%;
    width: 6px;
    height: 8px;
    translate: -50% 0;
  }

  @media (forced-colors: active) {
    td [aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border-left: 1px solid var(--rule);

  ${PHONE} {
    border-top: 1px solid var(--rule);
    border-left: 0;
  }
`

export const Field = styled.label`
  display: grid;
  gap: 4px;
  font-size: 13px;
  font-weight: 600;

  input,
  select {
    box-sizing: border-box;
    width: 100%;
    height: 40px;
    padding: 0 10px 0 12px;
    border: 1px solid var(--field);
    border-radius: 8px;
    background: var(--bg);
    color: var(--fg);
    font: inherit;
    font-size: 14px;
    font-weight: 450;
  }
`

export const Changes = styled.div`
  flex: 1;
  font-size: 13px;
  line-height: 18px;

  h3 {
    margin: 0 0 6px;
    font-size: 13px;
    font-weight: 600;
  }

  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul {
    display: grid;
    gap: 7px;
    max-height: 126px;
    overflow: auto;
  }

  li {
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr);
    gap: 8px;
  }

  i {
    margin-top: 4px;
  }
`
