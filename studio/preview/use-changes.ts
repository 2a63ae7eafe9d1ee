import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { CHANGES_QUERY, type Change, toChanges } from './changes'

const API_VERSION = '2025-01-23'

/** Changes that the site makes by itself, according to the drafts. Read each time the calendar opens; empty until then, and on failure. */
export function useChanges(isOpen: boolean): Change[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [changes, setChanges] = useState<Change[]>([])
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    client.fetch(CHANGES_QUERY, {}, { perspective: 'drafts', signal: leaving.signal, tag: 'preview' }).then(
      answer => setChanges(toChanges(answer, Date.now())),
      error => {
        if (!leaving.signal.aborted) console.warn('The calendar has no marks', error)
      },
    )
    return () => leaving.abort()
  }, [client, isOpen])
  return changes
}
