import { SearchIcon } from '@sanity/icons/Search'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { MAX_SEARCH_LENGTH } from '../address'
import { SEARCH_FIELD_ID } from '../keys'
import { PHONE, TABLET } from '../ui/palette'
import { Key } from '../ui/text'

/** The list follows when typing has paused for this long. */
const PAUSE_MS = 250

type SearchFieldProps = { value: string; onChange: (words: string) => void }

export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The URL changed in another way, such as "Clear" or the Back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const search = useEffectEvent(() => {
    if (typed === value) return
    setKnown(typed)
    onChange(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause over
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Frame>
      <SearchIcon aria-hidden />
      <OnlyHeard>Search requests</OnlyHeard>
      <input
        id={SEARCH_FIELD_ID}
        type="text"
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Name, masjid, e-mail or phone"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => setTyped(event.target.value)}
      />
      <Key aria-hidden>/</Key>
    </Frame>
  )
}

const Frame = styled.label`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  max-width: 320px;
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

  ${TABLET} {
    [data-open='true'] & {
      flex-basis: 100%;
      max-width: none;
    }
  }

  ${PHONE} {
    flex: none;
    width: 226px;
    height: 44px;

    input {
      font-size: 16px;
    }

    kbd {
      display: none;
    }
  }
`
