import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { Button, Flex } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { getPublishedId, useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Place } from '@/content/routes/links'
import { type PreviewDate, pathAtDate } from '@/lib/time/preview-date'
import { Muted } from '@/studio/ui/layout'
import { NOT_YET, PAGE, type Uses, wordsOn } from '@/studio/uses/uses'
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

const UNSEEN = { icon: EyeClosedIcon, tone: 'caution', testId: 'chip-use' } as const

/** Where visitors see the document. */
export function UseChip({ uses, ...subject }: Subject & { uses: Uses }) {
  const { type, state, isChanged } = subject
  if (uses.unplaced) return <Unplaced unplaced={uses.unplaced} {...subject} />
  const { label, sentence } = wordsOn(uses, type, state)
  return (
    <Chip
      {...(state?.kind === 'live' ? { icon: DesktopIcon, testId: UNSEEN.testId } : UNSEEN)}
      label={isChanged ? `${label} · Changed since` : label}
      sentence={sentence}
    >
      <Places places={uses.places} {...subject} />
    </Chip>
  )
}

/** Puts the document on the landing page, and says what is still to do until visitors see it. */
function Unplaced({
  unplaced: { field, sentence, isWaiting, sectionKey },
  id,
  type,
  readOnly,
  state,
}: Subject & { unplaced: NonNullable<Uses['unplaced']> }) {
  const { patch } = useDocumentOperation(PAGE, PAGE)
  const put = (section: string) => {
    const path = `sections[_key=="${section}"].${field}`
    const reference = { _type: 'reference', _key: crypto.randomUUID().slice(0, 12), _ref: getPublishedId(id) }
    // The content service refuses a strong reference to a document that is not published yet.
    const item = state ? reference : { ...reference, _weak: true, _strengthenOnPublish: { type } }
    patch.execute([{ setIfMissing: { [path]: [] } }, { insert: { after: `${path}[-1]`, items: [item] } }])
  }
  if (sectionKey && !isWaiting) {
    return (
      <Chip {...UNSEEN} label={NOT_YET} sentence={sentence}>
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
        {...chipLook({ ...UNSEEN, label: 'Open the landing page' })}
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
