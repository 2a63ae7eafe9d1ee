import { useEffect, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from 'sanity'
import { Button } from '@/studio/ui/controls'
import { Muted, Row, Stack } from '@/studio/ui/layout'
import { checkReadiness } from './check'
import type { Finding } from './finding'
import { FindingsList } from './findings-list'
import { API_VERSION } from './use-readiness'

/**
 * Sanity's own Publish action, with a check before it. Without findings it publishes at once; otherwise a dialog lists them and
 * lets staff publish anyway. Label, shortcut, disabled states and history stay Sanity's.
 */
export function checkBeforePublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = CHECKED.get(publish)
  if (known) return known
  const checked: DocumentActionComponent = props => useCheckedPublish(publish, props)
  checked.action = publish.action
  checked.displayName = 'CheckedPublishAction'
  CHECKED.set(publish, checked)
  return checked
}

/** One wrapper per action, because the Studio would drop the state of an action whose function changes. */
const CHECKED = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function useCheckedPublish(
  usePublish: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const native = usePublish(props)
  const client = useClient({ apiVersion: API_VERSION })
  const [isChecking, setIsChecking] = useState(false)
  const [findings, setFindings] = useState<Finding[]>([])
  const latest = useLatest(native)
  if (!native) return null

  async function check() {
    const document = props.version ?? props.draft ?? props.published
    if (!document) return
    setIsChecking(true)
    const found = await checkReadiness(client, document)
    setIsChecking(false)
    if (found.length === 0) publishNow()
    else setFindings(found)
  }
  // During the check, the form may have become invalid, or somebody else may have published.
  function publishNow() {
    setFindings([])
    if (!latest.current?.disabled) latest.current?.onHandle?.()
  }
  const close = () => setFindings([])

  return {
    ...native,
    disabled: native.disabled || isChecking,
    onHandle: check,
    dialog: findings.length > 0 && {
      type: 'dialog',
      header: 'Before you publish',
      width: 'medium',
      onClose: close,
      content: (
        <Stack $gap={16}>
          <Muted>Visitors would notice {findings.length === 1 ? 'this' : `these ${findings.length} things`}:</Muted>
          <FindingsList findings={findings} onJump={close} />
        </Stack>
      ),
      footer: (
        <Row $atEnd>
          <Button type="button" onClick={close}>
            Keep editing
          </Button>
          <Button type="button" $isMain disabled={Boolean(native.disabled)} onClick={publishNow}>
            Publish anyway
          </Button>
        </Row>
      ),
    },
  }
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
