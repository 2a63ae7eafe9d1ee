import { SearchIcon } from '@sanity/icons/Search'
import { Box, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useTypingPause } from '@/studio/ui/use-typing-pause'

type SearchFieldProps = { label: string; onSearch: (words: string) => void }

export function SearchField({ label, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState('')
  useTypingPause(typed, () => onSearch(typed.trim()))
  return (
    <Box style={{ flex: '1 1 180px', maxWidth: 340 }}>
      <TextInput
        type="search"
        aria-label={label}
        icon={SearchIcon}
        value={typed}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </Box>
  )
}
