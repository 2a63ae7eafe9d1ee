import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, KBD, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { pathToString, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import { Muted, OnlyHeard } from '@/studio/ui/layout'
import { NotLoaded } from '../card'
import { leadTo } from '../lead-to'
import { Results, totalWords } from './results'
import { type Sentence, useSentences } from './use-sentences'

const FIELD_ID = 'find-sentence'
const LABEL = 'Find a sentence of the site'
const HINT = 'Type words you saw on the site. You land in the field that holds them.'
const READING = 'Looking through the texts of the site …'
const NOTHING = 'No sentence has these words. They may be part of a picture, or of a page that this site does not hold.'

/** Finds the field that holds a text which staff saw on the site. */
export function FindSentence() {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [entered, setEntered] = useState<string | null>(null)
  const { found, isReading, hasFailed, retry } = useSentences(query, isOpen)
  const { navigateIntent } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const hintId = useId()
  useEffect(() => {
    if (isWanted) input.current?.focus()
    isWanted = false
  }, [])

  const hits = found?.hits ?? []
  const current = Math.min(chosen, hits.length - 1)
  const open = ({ document: { fields }, ...place }: Sentence) => {
    const path = pathToString(place.path)
    leadTo({ path, richText: place.richText && pathToString(place.richText) })
    navigateIntent('edit', { id: fields._id, type: fields._type, path })
  }
  const searched = found?.query === query ? found : null

  // Enter is often pressed before the texts have loaded; the first result opens once they have.
  useEffect(() => {
    if (entered === null || entered !== searched?.query) return
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
    <Box
      role="search"
      style={{ position: 'relative', zIndex: 2, maxWidth: 720 }}
      onFocus={() => setOpen(true)}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setOpen(false)
        setEntered(null)
      }}
    >
      <TextInput
        ref={input}
        id={FIELD_ID}
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
        icon={SearchIcon}
        iconRight={<KBD aria-hidden>/</KBD>}
        fontSize={2}
        padding={4}
        radius={3}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setChosen(0)
          setOpen(true)
        }}
        onKeyDown={handleKey}
      />
      <OnlyHeard id={hintId}>{HINT}</OnlyHeard>
      <OnlyHeard role="status">{isOpen && found ? totalWords(found) : ''}</OnlyHeard>
      {isOpen && (
        <Card border radius={3} shadow={3} marginTop={2} overflow="hidden" style={PANEL}>
          {hasFailed ? (
            <NotLoaded onRetry={retry} />
          ) : hasList && found ? (
            <Results found={found} id={listId} current={current} onChoose={setChosen} onOpen={open} />
          ) : (
            <Box padding={4}>
              <Muted>{query.trim() === '' ? HINT : isReading ? READING : found ? NOTHING : HINT}</Muted>
            </Box>
          )}
        </Card>
      )}
    </Box>
  )
}

const PANEL = { position: 'absolute', insetInline: 0 } as const

const EDITABLE = '[contenteditable="true"]'
/** True from the moment at which the search is asked for outside of Home until it shows. */
let isWanted = false

/** The magnifier of the bar, and Ctrl+K outside a text, lead to the search from everywhere in the Studio; “/” does on Home, except while staff type. */
export function useFindSentence(): void {
  const { navigateUrl } = useRouter()
  const { basePath } = useWorkspace()
  const find = useEffectEvent((event: MouseEvent | globalThis.KeyboardEvent) => {
    if (isShortcut(event)) event.stopPropagation()
    const field = document.getElementById(FIELD_ID)
    if (!(event.target instanceof Element) || !isAsked(event, event.target, field !== null)) return
    event.preventDefault()
    event.stopPropagation()
    isWanted = !field
    if (field) field.focus()
    else navigateUrl({ path: `${basePath}/home` })
  })
  useEffect(() => {
    const handle = (event: MouseEvent | globalThis.KeyboardEvent) => find(event)
    // Before the magnifier, and before Sanity's search, which listens on the window for Ctrl+K in texts too.
    window.addEventListener('click', handle, true)
    document.addEventListener('keydown', handle)
    return () => {
      window.removeEventListener('click', handle, true)
      document.removeEventListener('keydown', handle)
    }
  }, [])
}

function isShortcut(event: MouseEvent | globalThis.KeyboardEvent): boolean {
  return 'key' in event && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

function isAsked(event: MouseEvent | globalThis.KeyboardEvent, target: Element, isOnHome: boolean): boolean {
  if (!('key' in event)) return target.closest('[data-testid="studio-search"]') !== null
  if (isShortcut(event)) return !target.closest(EDITABLE)
  return (
    event.key === '/' &&
    isOnHome &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    !target.matches('input, textarea, select') &&
    !target.closest(EDITABLE)
  )
}
