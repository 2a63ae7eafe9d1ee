import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { Button, Flex } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { getPublishedId, useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useDocumentPane } from 'sanity/structure'
import { useNow } from '@/studio/requests/days'
import { Muted } from '@/studio/ui/layout'
import { describeUses, NOT_YET, PAGE, useUsage } from '@/studio/uses/uses'
import { Chip, chipLook } from './chip'
import { previewPath, stateOf } from './state'

const UNSEEN = { icon: EyeClosedIcon, tone: 'caution', testId: 'chip-use' } as const

/** Where visitors see the document; each page opens in the Preview, beside the form. */
export function UseChip({ readOnly }: { readOnly: boolean }) {
  const { documentId: id, documentType: type, editState } = useDocumentPane()
  const usage = useUsage(id)
  const now = useNow()
  if (!usage) return null
  const published = editState?.published ?? null
  const state = published && stateOf(type, published, now)
  const { places, label, sentence, unplaced } = describeUses(usage, state)
  if (unplaced) return <Unplaced {...unplaced} readOnly={readOnly} />
  return (
    <Chip
      {...(state?.kind === 'live' ? { icon: DesktopIcon, testId: UNSEEN.testId } : UNSEEN)}
      // Staff see more than visitors do.
      label={published && editState?.draft ? `${label} · Changed since` : label}
      sentence={sentence}
    >
      {places.map(({ title, path }) => (
        <MenuItem
          key={path}
          as={IntentLink}
          intent="edit"
          params={{
            ...{ id, type, mode: 'presentation', presentation: 'presentation' },
            preview: previewPath(path, published, now),
          }}
          text={title}
        />
      ))}
    </Chip>
  )
}

type UnplacedProps = NonNullable<ReturnType<typeof describeUses>['unplaced']> & { readOnly: boolean }

/** Puts the document on the landing page, and says what is still to do until visitors see it. */
function Unplaced({ path, sentence, readOnly }: UnplacedProps) {
  const { documentId: id, documentType: type, editState } = useDocumentPane()
  const { patch } = useDocumentOperation(PAGE, PAGE)
  if (!path) {
    const look = chipLook({ ...UNSEEN, label: 'Open the landing page' })
    return (
      <Flex gap={2} align="center" role="status">
        <Button as={IntentLink} intent="edit" params={{ id: PAGE, type: PAGE }} {...look} />
        <Muted>{sentence}</Muted>
      </Flex>
    )
  }
  const put = () => {
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
