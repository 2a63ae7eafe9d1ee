import { Button } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionDescription, DocumentActionModalDialogProps, DocumentActionProps } from 'sanity'
import { staffZone } from '@/lib/staff-zone'
import { checkReadiness } from '@/schemas/readiness/check'
import type { Finding } from '@/schemas/readiness/finding'
import { Muted, Row, Stack } from '@/studio/ui/layout'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type Unread, useUnread } from '@/studio/unread/unread'
import { findingsWithErrors } from './errors'
import { FindingsList } from './findings-list'
import { findLeaving } from './leaving'
import { type Press, usePress } from './use-press'

/** How the dialog is called when there are findings and when a field is red, and what its buttons say that go on nevertheless. */
export type CheckWords = { before: string; refused: string; anyway: string; without: string }

type Checked = Pick<Press, 'isUnderWay' | 'isOutdated' | 'errors' | 'press'> & {
  unread: readonly Unread[]
  /** Open while there is something to say. */
  dialog: DocumentActionModalDialogProps | null
}

/** A press waits until the draft is saved and validated. Without findings it is then carried out; otherwise a dialog lists them first. */
export function useChecked(
  props: DocumentActionProps,
  native: DocumentActionDescription | null,
  words: CheckWords,
): Checked {
  const client = useSiteClient()
  const [findings, setFindings] = useState<Finding[]>([])
  const [isRefused, setRefused] = useState(false)
  const unread = useUnread(props.version?._id ?? props.id)
  const { publishUnchecked, typing, wait, goOn, cancel, ...pressed } = usePress(props, native, unread.length > 0, {
    async check() {
      const document = props.version ?? props.draft
      const leaving = findLeaving(props.published, document, Date.now(), staffZone())
      const found = document ? [...leaving, ...(await checkReadiness(client, document))] : []
      setFindings(found)
      return found.length === 0 ? 'publish' : 'stop'
    },
    // A menu forgets an action whose dialog closes, so this one stays until the action has shown its own.
    async publish() {
      await native?.onHandle?.()
      close()
    },
    refuse(red) {
      setFindings(findingsWithErrors({ unread, markers: red, findings: [] }))
      setRefused(true)
    },
  })

  const close = () => {
    setFindings([])
    setRefused(false)
  }
  const dialog: DocumentActionModalDialogProps = {
    type: 'dialog',
    header: isRefused ? words.refused : words.before,
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
        <Button tone={isRefused ? 'default' : 'primary'} text="Keep editing" onClick={close} />
        {!isRefused && (
          <Button mode="ghost" text={words.anyway} disabled={Boolean(native?.disabled)} onClick={publishUnchecked} />
        )}
      </Row>
    ),
  }
  const shared: DocumentActionModalDialogProps | null = typing && {
    type: 'dialog',
    header: `${typing.name} is typing in ${typing.field}`,
    width: 'medium',
    onClose: cancel,
    content: <Muted>What {typing.name} has not finished stays, as a new draft.</Muted>,
    footer: (
      <Row $atEnd>
        <Button mode="ghost" text={words.without} onClick={goOn} />
        <Button tone="primary" text={`Wait for ${typing.name}`} onClick={wait} />
      </Row>
    ),
  }
  return { ...pressed, unread, dialog: shared ?? (findings.length > 0 ? dialog : null) }
}

function noticed(count: number): string {
  return `Visitors would notice ${count === 1 ? 'this' : `these ${count} things`}:`
}
