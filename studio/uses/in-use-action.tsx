import type { SanityClient } from '@sanity/client'
import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { Button } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
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
import { styled } from 'styled-components'
import { pathOfDocument } from '@/lib/moved-address'
import { titlesOfPath } from '@/schemas/readiness/path-titles'
import { List, Muted, Row, Stack } from '@/studio/ui/layout'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { wrapAction } from '@/studio/ui/wrap-action'
import { type Found, findInUse, type InUse } from './find-in-use'

/** Wraps the actions that take a document away, and no others. */
export function warnAboutUses(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'unpublish') return takeOff(action)
  return action.action === 'delete' ? sayWhereUsed(action) : action
}

/** Sanity's own Delete, which first says where the document is used. */
const sayWhereUsed = wrapAction('WarnedAction', (useNative, props) => {
  const native = useNative(props)
  return useAsked(props, native && { ...native, consequence: null })
})

/** Sanity offers Unpublish only to who looks at what is published. This one is in the menu of every form, and stays with the draft. */
const takeOff = wrapAction('TakeOffAction', (useNative, props) => {
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
    consequence: consequenceOf(published),
    onHandle() {
      unpublish.execute()
      setPerspective('drafts')
    },
  }
  const asked = useAsked(props, published && !version ? own : null)
  return asked ?? native
})

type Taking = DocumentActionDescription & {
  /** What happens to its address, for the question before it. Null if the action asks by itself. */
  consequence: string | null
}

function useAsked(props: DocumentActionProps, taking: Taking | null): DocumentActionDescription | null {
  const client = useSiteClient()
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (!taking) return null
  const { consequence, ...native } = taking

  async function look() {
    setBusy(true)
    setFailed(false)
    // The content service refuses what is still referred to, so a failure here hides nothing.
    const uses = (await findInUse(client, props.id).catch(() => null)) ?? { places: [], more: 0 }
    setBusy(false)
    if (uses.places.length === 0 && consequence === null) native.onHandle?.()
    else setFound(uses)
  }
  const close = () => setFound(null)
  const goOn = () => {
    close()
    native.onHandle?.()
  }
  async function goOnWithoutPage() {
    setBusy(true)
    const isDone = await takeOffPage(client, found?.places ?? []).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (isDone) goOn()
    else setFailed(true)
  }
  const isRef = found?.places.some(({ isReference }) => isReference) ?? false
  const isOnPageAlone = found?.more === 0 && found.places.every(({ id, isReference }) => !isReference || id === PAGE)
  const verb = native.label.charAt(0).toLowerCase() + native.label.slice(1)
  const question: DocumentActionModalDialogProps | null = found && {
    type: 'dialog',
    header: found.places.length > 0 ? usedIn(found) : `${native.label}?`,
    width: 'medium',
    onClose: close,
    content: (
      <Stack $gap={16}>
        {consequence && <Muted>{consequence} Your text is kept as a draft.</Muted>}
        {found.places.length > 0 && <UsedHere found={found} isOnPageAlone={isOnPageAlone} onLeave={close} />}
        {hasFailed && <p role="alert">That did not work, and nothing has changed. Try again in a minute.</p>}
      </Stack>
    ),
    footer: (
      <Row $atEnd>
        <Button mode="ghost" text="Keep it" onClick={close} />
        {!isRef && (
          <Button
            tone="critical"
            text={found.places.length > 0 ? `${native.label} anyway` : native.label}
            onClick={goOn}
          />
        )}
        {isRef && isOnPageAlone && (
          <Button
            tone="critical"
            text={`Take it off the landing page and ${verb}`}
            disabled={isBusy}
            onClick={() => void goOnWithoutPage()}
          />
        )}
      </Row>
    ),
  }
  return { ...native, disabled: native.disabled || isBusy, onHandle: look, dialog: question ?? native.dialog }
}

const PAGE = 'landingPage'

/** At once, for visitors too. Rejects if the content service refuses. */
async function takeOffPage(client: SanityClient, places: InUse[]): Promise<void> {
  const unset = places.flatMap(({ path, isReference }) => (isReference ? [pathToText(path)] : []))
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const ids = await raw.fetch<string[]>(`*[_id in ["${PAGE}", "drafts.${PAGE}"]]._id`)
  const transaction = ids.reduce((all, id) => all.patch(id, { unset }), raw.transaction())
  await transaction.commit({ tag: 'take-off-page' })
}

function consequenceOf(published: DocumentActionProps['published']): string {
  const { _type, path: from } = Object(published)
  const path = _type === 'redirect' ? from : pathOfDocument(published)
  if (!path) return 'Visitors do not see it any more.'
  return _type === 'post'
    ? `Whoever opens ${path} then reads that the page is missing.`
    : `Whoever opens ${path} then sees the landing page.`
}

function usedIn({ places, more }: Found): string {
  const count = places.length + more
  return count === 1 ? 'It is used in 1 place' : `It is used in ${count} places`
}

type UsedHereProps = { found: Found; isOnPageAlone: boolean; onLeave: () => void }

function UsedHere({ found: { places, more }, isOnPageAlone, onLeave }: UsedHereProps) {
  const hasReference = places.some(({ isReference }) => isReference)
  return (
    <Stack $gap={16}>
      <Muted>
        {hasReference
          ? isOnPageAlone
            ? 'It has to leave the landing page first, for visitors, too.'
            : 'Take it out there and publish first. As long as a field refers to it, it cannot be taken away.'
          : 'Change these links first: they would lead visitors to a page that is missing, or to the landing page.'}
      </Muted>
      <Places $gap={4} data-testid="in-use">
        {places.map(place => (
          <li key={`${place.id} ${JSON.stringify(place.path)}`}>
            <Used place={place} onLeave={onLeave} />
          </li>
        ))}
      </Places>
      {more > 0 && <Muted>and {more} more</Muted>}
    </Stack>
  )
}

/** A link that opens the field itself. */
function Used({ place: { id, type, document, path }, onLeave }: { place: InUse; onLeave: () => void }) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return <Muted>{id}</Muted>
  const field = titlesOfPath(schemaType, document, path).join(' › ')
  return (
    <IntentLink intent="edit" params={{ id, type, path: pathToText(path) }} onClick={onLeave}>
      <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" skipVisibilityCheck />
      {field && <Field>{field}</Field>}
    </IntentLink>
  )
}

/** The path in the form of the Studio's links: `sections[_key=="a"].items`. */
function pathToText(path: InUse['path']): string {
  return path
    .map(segment => {
      if (typeof segment === 'string') return `.${segment}`
      if (typeof segment === 'number') return `[${segment}]`
      return Array.isArray(segment) ? '' : `[_key=="${segment._key}"]`
    })
    .join('')
    .slice(1)
}

const Places = styled(List)`
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 8px;
    border: 1px solid var(--card-border-color);
    border-radius: 6px;
    color: var(--card-fg-color);
    text-decoration: none;

    &:hover {
      background: var(--card-bg2-color);
    }

    &:focus-visible {
      outline: 2px solid var(--card-focus-ring-color);
    }
  }
`

const Field = styled.span`
  color: var(--card-muted-fg-color);
  font: var(--body-1);
  unicode-bidi: isolate;
`
