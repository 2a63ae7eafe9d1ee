import { useMemo } from 'react'
import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgesResolver } from 'sanity'
import { useNow } from '@/studio/requests/days'
import { useUses } from '@/studio/uses/uses'
import { type DocumentState, type StateKind, statesOf } from './state'

const COLORS: Record<StateKind, DocumentBadgeDescription['color']> = {
  scheduled: 'warning',
  live: 'success',
  hidden: 'warning',
  changed: 'warning',
  draft: undefined,
  over: undefined,
  off: undefined,
  unplaced: undefined,
}

/** Says at the bottom of a form, beside “Edited …”, what visitors see and whether it has changed since. */
export const withStateBadges: DocumentBadgesResolver = badges => [...badges, useShownBadge, useDraftBadge]

const useShownBadge: DocumentBadgeComponent = ({ id, type, published }) => {
  const now = useNow()
  const uses = useUses(id)
  const isPlaced = uses?.kind !== 'unplaced'
  return useMemo(
    () => badgeOf(statesOf({ type, published, hasDraft: false, isPlaced }, now)[0]),
    [type, published, isPlaced, now],
  )
}

/** A document without a published version has this badge alone. */
const useDraftBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const now = useNow()
  return useMemo(() => {
    const state = draft && statesOf({ type, published, hasDraft: true }, now).at(-1)
    return badgeOf(state ?? undefined)
  }, [type, draft, published, now])
}

function badgeOf(state: DocumentState | undefined): DocumentBadgeDescription | null {
  return state ? { label: state.words, color: COLORS[state.kind] } : null
}
