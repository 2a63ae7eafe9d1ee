import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { PHONE } from './palette'

/** The list follows when typing has paused for this long. */
const PAUSE_MS = 250

/** Calls `onPause` when typing pauses, and once at the start. */
export function useTypingPause(typed: string, onPause: () => void): void {
  const search = useEffectEvent(onPause)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause over
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
}

/** Around the search field above a list and its icon. */
export const SearchFrame = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  height: 36px;
  padding: 0 10px;
  border: 1px solid var(--field);
  border-radius: 8px;
  background: var(--bg);
  color: var(--muted);

  &:focus-within {
    border-color: var(--act);
    outline: 2px solid var(--ring);
    outline-offset: 1px;
  }

  > svg {
    flex: none;
    font-size: 21px;
  }

  input {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--fg);
    font: inherit;

    &::placeholder {
      color: var(--muted);
      opacity: 1;
    }
  }

  ${PHONE} {
    height: 44px;

    input {
      font-size: 16px;
    }
  }
`
