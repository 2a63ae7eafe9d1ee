import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { Button, Card, Stack } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSetPerspective,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { countOf } from '@/lib/words/format'
import { pathOfDocument } from '@/studio/redirects/keep-old-address'
import { question } from '@/studio/ui/dialog'
import { DocumentPreview } from '@/studio/ui/document-preview'
import { Muted } from '@/studio/ui/layout'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { wrapAction } from '@/studio/ui/wrap-action'
import { findUses, takeOffPage, type Using } from './find-uses'
import { PAGE } from './uses'

const OFF_PAGE_FIRST = 'It has to leave the landing page first, for visitors, too.'
const OUT_THERE_FIRST = 'Take it out there and publish first. As long as a field refers to it, it cannot be taken away.'
const LINKS_FIRST =
  'Change these links first: they would lead visitors to a page that is missing, or to the landing page.'

/** Sanity's own Delete, which first names what refers or links to the document. */
export const askBeforeDelete = wrapAction('AskedDeleteAction', (useNative, props) => useAsked(props, useNative(props)))

/** Sanity offers Unpublish only to who looks at what is published. This one is in the menu of every form, and stays with the draft. */
export const takeOff = wrapAction('TakeOffAction', (useNative, props) => {
  const native = useNative(props)
  const { id, type, published, version } = props
  const { unpublish } = useDocumentOperation(id, type)
  const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  const setPerspective = useSetPerspective()
  const own = {
    label: 'Take off the site',
    icon: UnpublishIcon,
    tone: 'critical' as const,
    disabled: Boolean(unpublish.disabled) || !permissions?.granted,
    onHandle() {
      unpublish.execute()
      setPerspective('drafts')
    },
  }
  const asked = useAsked(props, published && !version ? own : null, consequenceOf(published))
  return asked ?? native
})

/** `consequence`: what happens to its address, for the question before it. Without one, the action asks by itself. */
function useAsked(props: DocumentActionProps, native: DocumentActionDescription | null, consequence?: string) {
  const client = useSiteClient()
  const [found, setFound] = useState<Using[] | null>(null)
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')
  const document = props.published ?? props.draft ?? props.version
  if (!native || !document) return native

  const close = () => setFound(null)
  const goOn = () => {
    close()
    setStep('idle')
    native.onHandle?.()
  }
  async function look(subject: NonNullable<typeof document>) {
    setStep('busy')
    // The content service refuses what is still referred to, so a failure here hides nothing.
    const uses = await findUses(client, subject).catch(() => [])
    if (uses.length === 0 && !consequence) return goOn()
    setStep('idle')
    setFound(uses)
  }
  function leavePageFirst() {
    setStep('busy')
    takeOffPage(client, props.id).then(goOn, () => setStep('failed'))
  }
  const isBusy = step === 'busy'
  const { label } = native
  const count = found?.length ?? 0
  const holders = (found ?? []).filter(({ isReference }) => isReference)
  const isOnPageAlone = holders.length > 0 && holders.every(({ id }) => id === PAGE)
  const dialog =
    found &&
    question(
      count > 0 ? `It is used in ${countOf(count, 'place')}` : `${label}?`,
      close,
      <>
        {consequence && <Muted>{consequence} Your text is kept as a draft.</Muted>}
        {count > 0 && (
          <Muted>{isOnPageAlone ? OFF_PAGE_FIRST : holders.length > 0 ? OUT_THERE_FIRST : LINKS_FIRST}</Muted>
        )}
        {count > 0 && (
          <Stack as="ul" gap={2} padding={0} data-testid="in-use" style={{ listStyle: 'none' }}>
            {found.map(({ id, type }) => (
              <li key={id}>
                <Card as={IntentLink} intent="edit" params={{ id, type }} onClick={close} border radius={2} padding={1}>
                  <DocumentPreview id={id} type={type} layout="default" />
                </Card>
              </li>
            ))}
          </Stack>
        )}
        {step === 'failed' && <p role="alert">That did not work, and nothing has changed. Try again in a minute.</p>}
      </>,
      <>
        <Button mode="ghost" text="Keep it" onClick={close} />
        {holders.length === 0 && <Button tone="critical" text={count > 0 ? `${label} anyway` : label} onClick={goOn} />}
        {isOnPageAlone && (
          <Button
            tone="critical"
            text={`Take it off the landing page and ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            disabled={isBusy}
            onClick={leavePageFirst}
          />
        )}
      </>,
    )
  return {
    ...native,
    disabled: native.disabled || isBusy,
    onHandle: () => look(document),
    dialog: dialog ?? native.dialog,
  }
}

function consequenceOf(published: DocumentActionProps['published']): string {
  const { _type, path: from } = Object(published)
  const path = _type === 'redirect' ? from : pathOfDocument(published)
  if (!path) return 'Visitors do not see it any more.'
  return _type === 'post'
    ? `Whoever opens ${path} then reads that the page is missing.`
    : `Whoever opens ${path} then sees the landing page.`
}
