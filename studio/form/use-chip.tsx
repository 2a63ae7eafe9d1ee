import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { Button, Flex } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { getPublishedId, useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Place } from '@/content/routes/links'
import { type PreviewDate, pathAtDate } from '@/lib/time/preview-date'
import { Muted } from '@/studio/ui/layout'
import { PAGE, shownWords, type Uses } from '@/studio/uses/uses'
import { Chip, chipLook } from './chip'
import type { DocumentState } from './state'

type Subject = {
  id: string
  type: string
  readOnly: boolean
  /** When visitors will see a published post that waits for its date. */
  comes: PreviewDate | null
  /** What the published version is; null without one. */
  state: DocumentState | null
  /** Staff see more than visitors do. */
  isChanged: boolean
}

const NOT_YET = { label: 'Not on the site yet', icon: EyeClosedIcon, tone: 'caution', testId: 'chip-use' } as const

/** Where visitors see the document. */
export function UseChip({ uses, ...subject }: Subject & { uses: Uses }) {
  const { state, isChanged, comes } = subject
  if (uses.kind === 'unplaced') return <Unplaced uses={uses} {...subject} />
  const { kind, places } = uses
  const isLive = !state || state.kind === 'live'
  const label =
    kind === 'shown'
      ? isLive
        ? shownWords(uses)
        : state.words
      : state?.kind === 'coming'
        ? state.words
        : NOT_YET.label
  const sentence =
    kind === 'shown'
      ? places.length > 0
        ? `${isLive ? 'Visitors see it' : 'Its place is'} here:`
        : 'What its address does stands at the end of the form.'
      : `${uses.sentence}${places.length > 0 ? ` The Preview shows it ${comes ? 'at that date' : 'now'}:` : ''}`
  return (
    <Chip
      {...(kind === 'shown' ? { icon: DesktopIcon, testId: NOT_YET.testId } : NOT_YET)}
      label={isChanged ? `${label} · Changed since` : label}
      sentence={sentence}
    >
      <Places places={places} {...subject} />
    </Chip>
  )
}

/** Puts the document on the landing page, and says what is still to do until visitors see it. */
function Unplaced({
  uses: { list, sentence, isWaiting, sectionKey },
  id,
  type,
  readOnly,
  state,
}: Subject & { uses: Extract<Uses, { kind: 'unplaced' }> }) {
  const { patch } = useDocumentOperation(PAGE, PAGE)
  const put = (section: string) => {
    const path = `sections[_key=="${section}"].${list.field}`
    const reference = { _type: 'reference', _key: crypto.randomUUID().slice(0, 12), _ref: getPublishedId(id) }
    // The content service refuses a strong reference to a document that is not published yet.
    const item = state ? reference : { ...reference, _weak: true, _strengthenOnPublish: { type } }
    patch.execute([{ setIfMissing: { [path]: [] } }, { insert: { after: `${path}[-1]`, items: [item] } }])
  }
  if (sectionKey && !isWaiting) {
    return (
      <Chip {...NOT_YET} sentence={sentence}>
        <MenuItem
          text="Put it on the page"
          disabled={Boolean(patch.disabled) || readOnly}
          onClick={() => put(sectionKey)}
        />
      </Chip>
    )
  }
  return (
    <Flex gap={2} align="center" role="status">
      <Button
        as={IntentLink}
        intent="edit"
        params={{ id: PAGE, type: PAGE }}
        {...chipLook({ ...NOT_YET, label: 'Open the landing page' })}
      />
      <Muted>{sentence}</Muted>
    </Flex>
  )
}

/** Links that open each page in the Preview, beside the form. */
function Places({ places, id, type, comes }: Subject & { places: Place[] }) {
  return places.map(({ title, path }) => (
    <MenuItem
      key={path}
      as={IntentLink}
      intent="edit"
      params={{
        ...{ id, type, mode: 'presentation', presentation: 'presentation' },
        preview: comes ? pathAtDate(path, comes) : path,
      }}
      text={title}
    />
  ))
}
