import { Button, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import useSWR from 'swr'
import { describeDestination } from '@/lib/redirect-words'
import { Dialog } from '@/studio/ui/dialog'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchRedirectStates, type RedirectState } from './states'

/** Rows beyond this are only counted. */
const MAX_SHOWN = 100

/** Redirects that do not do what they promise, and those that are switched off. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const client = useSiteClient()
  const asked = useSWR('states of redirects', () => fetchRedirectStates(client), { ...ONCE, dedupingInterval: 0 })
  const found = asked.isValidating ? null : (asked.data ?? 'failed')
  return (
    <Dialog
      title="Broken and switched off"
      width={2}
      onClose={onClose}
      footer={<Button tone="primary" text="Close" onClick={onClose} />}
    >
      <div role="status">{sentenceOf(found)}</div>
      {found && found !== 'failed' && (
        <>
          <Group title="Broken" entries={found.filter(({ broken }) => broken)} onOpen={onClose} />
          <Group title="Switched off" entries={found.filter(({ redirect }) => !redirect.active)} onOpen={onClose} />
        </>
      )}
    </Dialog>
  )
}

function sentenceOf(found: RedirectState[] | 'failed' | null) {
  if (found === null) return <Muted>Looking at all redirects …</Muted>
  if (found === 'failed') return <Note tone="critical">The redirects did not load. Close this and try again.</Note>
  const isWell = found.every(({ redirect, broken }) => redirect.active && !broken)
  if (isWell) return <Note tone="positive">All {found.length} redirects work.</Note>
  return <Muted>{found.length} redirects were looked at.</Muted>
}

type GroupProps = { title: string; entries: RedirectState[]; onOpen: () => void }

function Group({ title, entries, onOpen }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {title} ({entries.length})
      </Text>
      <Stack as="ul" gap={2}>
        {entries.slice(0, MAX_SHOWN).map(({ redirect, broken }) => (
          <li key={redirect.id}>
            <IntentLink intent="edit" params={{ id: redirect.id, type: 'redirect' }} onClick={onOpen}>
              <b>{redirect.path}</b>
            </IntentLink>{' '}
            {describeDestination(redirect.destination)}
            {broken && <Muted>{broken}</Muted>}
          </li>
        ))}
      </Stack>
      {entries.length > MAX_SHOWN && <Muted>… and {entries.length - MAX_SHOWN} more.</Muted>}
    </Stack>
  )
}
