import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { Button, Flex } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { getPublishedId, useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useDocumentPane } from 'sanity/structure'
import { pathAtDate } from '@/lib/time/preview-date'
import { useNow } from '@/studio/requests/days'
import { useStaffZone } from '@/studio/time-zone'
import { Muted } from '@/studio/ui/layout'
import { NOT_YET, PAGE, type Uses, useUses, wordsOn } from '@/studio/uses/uses'
import { Chip, chipLook } from './chip'
import { scheduledFor, stateOf } from './state'

const UNSEEN = { icon: EyeClosedIcon, tone: 'caution', testId: 'chip-use' } as const

/** Where visitors see the document; each page opens in the Preview, beside the form. */
export function UseChip({ readOnly }: { readOnly: boolean }) {
  const { documentId: id, documentType: type, editState } = useDocumentPane()
  const uses = useUses(id)
  const now = useNow()
  const zone = useStaffZone()
  if (!uses) return null
  if (uses.unplaced) return <Unplaced {...uses.unplaced} readOnly={readOnly} />
  const published = editState?.published ?? null
  /** Staff see more than visitors do. */
  const isChanged = published !== null && Boolean(editState?.draft)
  const comes = type === 'post' ? scheduledFor(published, now) : null
  const state = published && stateOf(type, published, now)
  const { label, sentence } = wordsOn(uses, type, state)
  return (
    <Chip
      {...(state?.kind === 'live' ? { icon: DesktopIcon, testId: UNSEEN.testId } : UNSEEN)}
      label={isChanged ? `${label} · Changed since` : label}
      sentence={sentence}
    >
      {uses.places.map(({ title, path }) => (
        <MenuItem
          key={path}
          as={IntentLink}
          intent="edit"
          params={{
            ...{ id, type, mode: 'presentation', presentation: 'presentation' },
            preview: comes ? pathAtDate(path, { moment: comes.getTime(), zone }) : path,
          }}
          text={title}
        />
      ))}
    </Chip>
  )
}

type UnplacedProps = NonNullable<Uses['unplaced']> & { readOnly: boolean }

/** Puts the document on the landing page, and says what is still to do until visitors see it. */
function Unplaced({ field, sentence, isWaiting, sectionKey, readOnly }: UnplacedProps) {
  const { documentId: id, documentType: type, editState } = useDocumentPane()
  const { patch } = useDocumentOperation(PAGE, PAGE)
  if (!sectionKey || isWaiting) {
    const look = chipLook({ ...UNSEEN, label: 'Open the landing page' })
    return (
      <Flex gap={2} align="center" role="status">
        <Button as={IntentLink} intent="edit" params={{ id: PAGE, type: PAGE }} {...look} />
        <Muted>{sentence}</Muted>
      </Flex>
    )
  }
  function put() {
    const path = `sections[_key=="${sectionKey}"].${field}`
    const reference = { _type: 'reference', _key: crypto.randomUUID().slice(0, 12), _ref: getPublishedId(id) }
    // The content service refuses a strong reference to a document that is not published yet.
    const item = editState?.published ? reference : { ...reference, _weak: true, _strengthenOnPublish: { type } }
    patch.execute([{ setIfMissing: { [path]: [] } }, { insert: { after: `${path}[-1]`, items: [item] } }])
  }
  return (
    <Chip {...UNSEEN} label={NOT_YET} sentence={sentence}>
      <MenuItem text="Put it on the page" disabled={Boolean(patch.disabled) || readOnly} onClick={put} />
    </Chip>
  )
}
