import { SearchIcon } from '@sanity/icons/Search'
import { useState } from 'react'
import { styled } from 'styled-components'
import { OnlyHeard } from '@/studio/ui/layout'
import { SearchFrame, useTypingPause } from '@/studio/ui/search-frame'

type SearchFieldProps = { label: string; onSearch: (words: string) => void }

export function SearchField({ label, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState('')
  useTypingPause(typed, () => onSearch(typed.trim()))
  return (
    <Frame>
      <SearchIcon aria-hidden />
      <OnlyHeard>{label}</OnlyHeard>
      <input
        type="search"
        value={typed}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => setTyped(event.target.value)}
      />
    </Frame>
  )
}

const Frame = styled(SearchFrame)`
  flex: 1;
  min-width: 0;
  max-width: 340px;
`
