import { Button } from '@sanity/ui'
import { useEffect, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity'
import { staffZone } from '@/lib/staff-zone'
import { checkReadiness } from '@/schemas/readiness/check'
import type { Finding } from '@/schemas/readiness/finding'
import { Muted, Row, Stack } from '@/studio/ui/layout'
import { wrapAction } from '@/studio/ui/wrap-action'
import { forgetAllUnread, useUnread } from '@/studio/unread/unread'
import { findingsWithErrors } from './errors'
import { FindingsList } from './findings-list'
import { greyReason, greyWith } from './grey-publish'
import { findLeaving } from './leaving'
import { usePress } from './use-press'
import { API_VERSION } from './use-readiness'

const WAITING = 'It is published as soon as your changes are saved and checked.'

/**
 * Sanity's own Publish action, with a check before it. A press waits until the draft is saved and validated. Without findings it then
 * publishes at once; otherwise a dialog lists them and lets staff publish anyway. Label, shortcut and history stay Sanity's.
 */
export const checkBeforePublish = wrapAction('CheckedPublishAction', useCheckedPublish)

function useCheckedPublish(
  usePublish: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const native = usePublish(props)
  const client = useClient({ apiVersion: API_VERSION })
  const [findings, setFindings] = useState<Finding[]>([])
  const [isRefused, setRefused] = useState(false)
  const unread = useUnread(props.version?._id ?? props.id)
  useForgetOnDiscard(props)
  const isUnread = unread.length > 0
  const { errors, isUnderWay, isOutdated, press, publishUnchecked } = usePress(props, native, isUnread, {
    async check() {
      const document = props.version ?? props.draft
      const leaving = findLeaving(props.published, document, Date.now(), staffZone())
      const found = document ? [...leaving, ...(await checkReadiness(client, document))] : []
      setFindings(found)
      return found.length === 0 ? 'publish' : 'stop'
    },
    publish: () => native?.onHandle?.(),
    refuse(red) {
      setFindings(findingsWithErrors({ unread, markers: red, findings: [] }))
      setRefused(true)
    },
  })
  if (!native) return null

  const close = () => {
    setFindings([])
    setRefused(false)
  }
  const publishAnyway = () => {
    close()
    publishUnchecked()
  }
  const reason = isUnderWay ? null : greyReason(props, native, { isRed: errors.length > 0, isUnread })
  // The newest text may not have reached the draft yet. Where a field stays red, the press says which one.
  const grey = reason && greyWith(reason, isOutdated || isUnread || errors.length > 0 ? press : undefined)

  return {
    ...native,
    onHandle: press,
    ...(isUnderWay && { disabled: true, title: WAITING }),
    ...grey,
    dialog: findings.length > 0 && {
      type: 'dialog',
      header: isRefused ? 'Nothing was published' : 'Before you publish',
      width: 'medium',
      onClose: close,
      content: (
        <Stack $gap={16}>
          <Muted>{isRefused ? 'What is red keeps it from being published:' : noticed(findings.length)}</Muted>
          <FindingsList findings={findings} onJump={close} />
        </Stack>
      ),
      footer: (
        <Row $atEnd>
          <Button mode="ghost" text="Keep editing" onClick={close} />
          {!isRefused && (
            <Button tone="primary" text="Publish anyway" disabled={Boolean(native.disabled)} onClick={publishAnyway} />
          )}
        </Row>
      ),
    },
  }
}

/** Discarding throws away what was typed, also where it was never stored. */
function useForgetOnDiscard({ id, draft, published }: DocumentActionProps): void {
  const [known, setKnown] = useState({ draft, published })
  useEffect(() => {
    if (known.draft === draft && known.published === published) return
    setKnown({ draft, published })
    if (known.draft && !draft && known.published?._rev === published?._rev) forgetAllUnread(id)
  }, [id, known, draft, published])
}

function noticed(count: number): string {
  return `Visitors would notice ${count === 1 ? 'this' : `these ${count} things`}:`
}
