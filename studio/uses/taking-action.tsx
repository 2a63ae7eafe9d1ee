import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionModalDialogProps,
  type DocumentActionProps,
  Preview,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSchema,
  useSetPerspective,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { pathOfDocument } from '@/lib/addresses/moved-address'
import { countOf } from '@/lib/words/format'
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
  if (!native) return null

  async function look() {
    setStep('busy')
    // The content service refuses what is still referred to, so a failure here hides nothing.
    const uses = await findUses(client, props.id).catch(() => [])
    setStep('idle')
    if (uses.length === 0 && !consequence) native?.onHandle?.()
    else setFound(uses)
  }
  const close = () => setFound(null)
  const goOn = () => {
    close()
    setStep('idle')
    native?.onHandle?.()
  }
  const goOnWithoutPage = () => {
    setStep('busy')
    takeOffPage(client, props.id).then(goOn, () => setStep('failed'))
  }
  const holders = (found ?? []).filter(({ isReference }) => isReference)
  const isOnPageAlone = holders.length > 0 && holders.every(({ id }) => id === PAGE)
  const isBusy = step === 'busy'
  const question: DocumentActionModalDialogProps | null = found && {
    type: 'dialog',
    header: found.length > 0 ? `It is used in ${countOf(found.length, 'place')}` : `${native.label}?`,
    width: 'medium',
    onClose: close,
    content: (
      <Stack gap={4}>
        {consequence && <Muted>{consequence} Your text is kept as a draft.</Muted>}
        {found.length > 0 && (
          <>
            <Muted>{isOnPageAlone ? OFF_PAGE_FIRST : holders.length > 0 ? OUT_THERE_FIRST : LINKS_FIRST}</Muted>
            <Stack as="ul" gap={2} padding={0} data-testid="in-use">
              {found.map(each => (
                <li key={each.id} style={{ listStyle: 'none' }}>
                  <LinkToForm {...each} onLeave={close} />
                </li>
              ))}
            </Stack>
          </>
        )}
        {step === 'failed' && <p role="alert">That did not work, and nothing has changed. Try again in a minute.</p>}
      </Stack>
    ),
    footer: (
      <Flex gap={2} wrap="wrap" justify="flex-end">
        <Button mode="ghost" text="Keep it" onClick={close} />
        {holders.length === 0 && (
          <Button tone="critical" text={found.length > 0 ? `${native.label} anyway` : native.label} onClick={goOn} />
        )}
        {isOnPageAlone && (
          <Button
            tone="critical"
            text={`Take it off the landing page and ${native.label.charAt(0).toLowerCase()}${native.label.slice(1)}`}
            disabled={isBusy}
            onClick={goOnWithoutPage}
          />
        )}
      </Flex>
    ),
  }
  return { ...native, disabled: native.disabled || isBusy, onHandle: look, dialog: question ?? native.dialog }
}

function consequenceOf(published: DocumentActionProps['published']): string {
  const { _type, path: from } = Object(published)
  const path = _type === 'redirect' ? from : pathOfDocument(published)
  if (!path) return 'Visitors do not see it any more.'
  return _type === 'post'
    ? `Whoever opens ${path} then reads that the page is missing.`
    : `Whoever opens ${path} then sees the landing page.`
}

function LinkToForm({ id, type, onLeave }: Using & { onLeave: () => void }) {
  const schemaType = useSchema().get(type)
  return (
    <Card as={IntentLink} intent="edit" params={{ id, type }} onClick={onLeave} border radius={2} padding={1}>
      {schemaType ? (
        <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" skipVisibilityCheck />
      ) : (
        id
      )}
    </Card>
  )
}
