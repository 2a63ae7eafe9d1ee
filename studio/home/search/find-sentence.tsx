import { SearchIcon } from '@sanity/icons/Search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { OnlyHeard } from '@/studio/ui/layout'
import { Key } from '@/studio/ui/text'
import { NotLoaded } from '../card'
import { leadTo } from '../lead-to'
import { Field, Frame, Panel, PanelNote } from './find-frame'
import { Results } from './results'
import type { Sentence } from './sentence-index'
import { useSentences } from './use-sentences'
import { HINT, noteOf, totalWords } from './words'

const LABEL = 'Find a sentence of the site'

/** Finds the field that holds a text which staff saw on the site. */
export function FindSentence() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [entered, setEntered] = useState<string | null>(null)
  const { found, hasFailed, prepare } = useSentences(query)
  const { navigateIntent } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const hintId = useId()
  useSlashKey(input)

  const hits = found?.hits ?? []
  const current = Math.min(chosen, hits.length - 1)
  const open = (sentence: Sentence) => {
    const { document, path } = sentence
    leadTo(sentence)
    navigateIntent('edit', { id: document.id, type: document.type, path })
  }
  const searched = found?.query === query ? found : null

  // Enter is often pressed before the texts have loaded; the first result opens once the search is complete.
  useEffect(() => {
    if (entered === null || entered !== searched?.query || !searched.isComplete) return
    setEntered(null)
    const [first] = searched.hits
    if (first) open(first)
  })

  const handleKey = (event: KeyboardEvent) => {
    const hit = searched?.hits[current]
    setEntered(null)
    if (event.key === 'ArrowDown') setChosen((current + 1) % Math.max(hits.length, 1))
    else if (event.key === 'ArrowUp') setChosen((current - 1 + hits.length) % Math.max(hits.length, 1))
    else if (event.key === 'Enter') hit ? open(hit) : setEntered(query)
    else if (event.key === 'Escape' && query) setQuery('')
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const hasList = isOpen && hits.length > 0

  return (
    <Frame
      role="search"
      onFocus={() => {
        prepare()
        setOpen(true)
      }}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setOpen(false)
        setEntered(null)
      }}
    >
      <Field>
        <SearchIcon aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={LABEL}
          aria-describedby={hintId}
          aria-expanded={hasList}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hasList ? `${listId}-${current}` : undefined}
          placeholder={LABEL}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setChosen(0)
            setOpen(true)
          }}
          onKeyDown={handleKey}
        />
        <Key aria-hidden>/</Key>
      </Field>
      <OnlyHeard id={hintId}>{HINT}</OnlyHeard>
      <OnlyHeard role="status">{isOpen && found?.isComplete ? totalWords(found) : ''}</OnlyHeard>
      {isOpen && (
        <Panel>
          {hasFailed ? (
            <NotLoaded onRetry={prepare} />
          ) : hasList && found ? (
            <Results found={found} id={listId} current={current} onChoose={setChosen} onOpen={open} />
          ) : (
            <PanelNote>{noteOf(query, found)}</PanelNote>
          )}
        </Panel>
      )}
    </Frame>
  )
}

/** “/” leads to the search from everywhere in the tool, except while staff type. */
function useSlashKey(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [input])
}
