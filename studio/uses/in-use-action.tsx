import { Button } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  Preview,
  useSchema,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { titlesOfPath } from '@/schemas/readiness/path-titles'
import { List, Muted, Row, Stack } from '@/studio/ui/layout'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { wrapAction } from '@/studio/ui/wrap-action'
import { type Found, findInUse, type InUse } from './find-in-use'

/** Wraps the actions that take a document away, and no others. */
export function warnAboutUses(action: DocumentActionComponent): DocumentActionComponent {
  return action.action === 'delete' || action.action === 'unpublish' ? sayWhereUsed(action) : action
}

/** Sanity's own Delete or Unpublish, which first says where the document is used. Everything else stays Sanity's. */
const sayWhereUsed = wrapAction('WarnedAction', useWarned)

function useWarned(useNative: DocumentActionComponent, props: DocumentActionProps): DocumentActionDescription | null {
  const native = useNative(props)
  const client = useSiteClient()
  const [found, setFound] = useState<Found | null>(null)
  const [isLooking, setLooking] = useState(false)
  if (!native) return null

  async function look() {
    setLooking(true)
    // Sanity's own dialog looks for references once more, so a failure here does not hide them.
    const uses = await findInUse(client, props.id).catch(() => null)
    setLooking(false)
    if (!uses || uses.places.length === 0) native?.onHandle?.()
    else setFound(uses)
  }
  const close = () => setFound(null)
  const goOn = () => {
    close()
    native.onHandle?.()
  }
  return {
    ...native,
    disabled: native.disabled || isLooking,
    onHandle: look,
    dialog: found
      ? {
          type: 'dialog',
          header: usedIn(found),
          width: 'medium',
          onClose: close,
          content: <UsedHere found={found} onLeave={close} />,
          footer: (
            <Row $atEnd>
              <Button mode="ghost" text={`${native.label} anyway`} onClick={goOn} />
              <Button tone="primary" text="Keep it" onClick={close} />
            </Row>
          ),
        }
      : native.dialog,
  }
}

function usedIn({ places, more }: Found): string {
  const count = places.length + more
  return count === 1 ? 'It is used in 1 place' : `It is used in ${count} places`
}

function UsedHere({ found: { places, more }, onLeave }: { found: Found; onLeave: () => void }) {
  const hasReference = places.some(({ isReference }) => isReference)
  return (
    <Stack $gap={16}>
      <Muted>
        {hasReference
          ? 'Take it out there and publish first. As long as a field refers to it, it cannot be taken away.'
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
