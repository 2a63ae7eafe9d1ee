import { SearchIcon } from '@sanity/icons/Search'
import { useState } from 'react'
import { styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { PHONE, TABLET } from '@/studio/ui/palette'
import { SearchFrame, useTypingPause } from '@/studio/ui/search-frame'
import { Key } from '@/studio/ui/text'
import { MAX_SEARCH_LENGTH } from '../address'
import { SEARCH_FIELD_ID } from '../keys'

type SearchFieldProps = { value: string; onChange: (words: string) => void }

export function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The URL changed in another way, such as "Clear" or the Back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useTypingPause(typed, () => {
    if (typed === value) return
    setKnown(typed)
    onChange(typed)
  })
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

const Frame = styled(SearchFrame)`
  flex: 1 1 220px;
  max-width: 320px;

  ${TABLET} {
    [data-open='true'] & {
      flex-basis: 100%;
      max-width: none;
    }
  }

  ${PHONE} {
    flex: none;
    width: 226px;

    kbd {
      display: none;
    }
  }
`
