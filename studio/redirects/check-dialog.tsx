import type { SanityClient } from '@sanity/client'
import { Button } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { describeDestination } from '@/lib/redirect-words'
import { Dialog } from '@/studio/ui/dialog'
import { List, Muted, Stack, Title } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { readVisitsIfAllowed } from '@/studio/visits/read-visits'
import { nameDay } from '@/studio/visits/summary'
import { fetchRedirectStates, type RedirectState } from './states'
import { findUnused, type Unused } from './unused'

/** Rows beyond this are only counted. */
const MAX_SHOWN = 100

type Found = { states: RedirectState[]; unused: Unused | null | 'failed' }

/** Redirects that do not do what they promise, that nobody follows, and that are switched off. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const found = useFound()
  return (
    <Dialog
      title="Broken and unused"
      width={2}
      onClose={onClose}
      footer={<Button tone="primary" text="Close" onClick={onClose} />}
    >
      <div role="status">{sentenceOf(found)}</div>
      {found && found !== 'failed' && <Groups found={found} onOpen={onClose} />}
    </Dialog>
  )
}

function sentenceOf(found: Found | 'failed' | null) {
  if (found === null) return <Muted>Looking at all redirects …</Muted>
  if (found === 'failed') return <Note tone="critical">The redirects did not load. Close this and try again.</Note>
  const { states, unused } = found
  const isQuiet = unused === null || (unused !== 'failed' && unused.redirects.length === 0)
  const isWell = isQuiet && states.every(({ redirect, broken }) => redirect.active && !broken)
  if (isWell) return <Note tone="positive">All {states.length} redirects work.</Note>
  return <Muted>{states.length} redirects were looked at.</Muted>
}

function Groups({ found: { states, unused }, onOpen }: { found: Found; onOpen: () => void }) {
  const off = states.filter(({ redirect }) => !redirect.active)
  return (
    <>
      <Group title="Broken" entries={states.filter(({ broken }) => broken)} onOpen={onOpen} />
      {unused === 'failed' && <Note tone="caution">The site did not say how often redirects were followed.</Note>}
      {unused && unused !== 'failed' && (
        <Group
          title={`Not followed since ${nameDay(unused.since)}`}
          entries={unused.redirects.map(redirect => ({ redirect, broken: null }))}
          onOpen={onOpen}
        />
      )}
      <Group title="Switched off" entries={off} onOpen={onOpen} />
    </>
  )
}

type Entry = Pick<RedirectState, 'redirect' | 'broken'>
type GroupProps = { title: string; entries: Entry[]; onOpen: () => void }

function Group({ title, entries, onOpen }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <Stack>
      <Title as="h3">
        {title} ({entries.length})
      </Title>
      <Redirects>
        {entries.slice(0, MAX_SHOWN).map(({ redirect, broken }) => (
          <li key={redirect.id}>
            <IntentLink intent="edit" params={{ id: redirect.id, type: 'redirect' }} onClick={onOpen}>
              {redirect.path}
            </IntentLink>{' '}
            {describeDestination(redirect.destination)}
            {broken && <Muted>{broken}</Muted>}
          </li>
        ))}
      </Redirects>
      {entries.length > MAX_SHOWN && <Muted>… and {entries.length - MAX_SHOWN} more.</Muted>}
    </Stack>
  )
}

function useFound(): Found | 'failed' | null {
  const client = useSiteClient()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    find(client).then(
      all => isWanted && setFound(all),
      error => {
        console.error('The redirects did not load', error)
        if (isWanted) setFound('failed')
      },
    )
    return () => {
      isWanted = false
    }
  }, [client])
  return found
}

/** Rejects if the redirects do not load; without the numbers of visits the rest is still worth showing. */
async function find(client: SanityClient): Promise<Found> {
  const [states, report] = await Promise.all([
    fetchRedirectStates(client),
    readVisitsIfAllowed(() => client.config().token).catch((error: unknown) => {
      console.warn('The numbers of visits did not load', error)
      return 'failed' as const
    }),
  ])
  return { states, unused: report === null || report === 'failed' ? report : findUnused(states, report) }
}

const Redirects = styled(List)`
  overflow-wrap: anywhere;

  a {
    color: inherit;
    font-weight: 600;
  }
`
