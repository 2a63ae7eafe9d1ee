import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity'
import { checkReadiness } from '@/schemas/readiness/check'
import type { Finding } from '@/schemas/readiness/finding'
import { Button } from '@/studio/ui/controls'
import { Muted, Row, Stack } from '@/studio/ui/layout'
import { wrapAction } from '@/studio/ui/wrap-action'
import { findingsWithErrors } from './errors'
import { FindingsList } from './findings-list'
import { greyReason, greyWith } from './grey-publish'
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
  const { errors, isUnderWay, isOutdated, press, publishUnchecked } = usePress(props, native, {
    async check() {
      const document = props.version ?? props.draft
      const found = document ? await checkReadiness(client, document) : []
      setFindings(found)
      return found.length === 0 ? 'publish' : 'stop'
    },
    publish: () => native?.onHandle?.(),
    refuse(red) {
      setFindings(findingsWithErrors(red, []))
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
  const reason = isUnderWay ? null : greyReason(props, native, errors.length > 0)
  // What was typed a moment ago may not have reached the draft yet. Where a field stays red, the press says which one.
  const grey = reason && greyWith(reason, isOutdated || errors.length > 0 ? press : undefined)

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
          <Button type="button" onClick={close}>
            Keep editing
          </Button>
          {!isRefused && (
            <Button type="button" $isMain disabled={Boolean(native.disabled)} onClick={publishAnyway}>
              Publish anyway
            </Button>
          )}
        </Row>
      ),
    },
  }
}

function noticed(count: number): string {
  return `Visitors would notice ${count === 1 ? 'this' : `these ${count} things`}:`
}
