import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { Button, Flex, Text } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { getPublishedId, useDocumentOperation } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Place } from '@/content/routes/links'
import { type PreviewDate, pathAtDate } from '@/lib/time/preview-date'
import { PAGE, shownWords, type Uses } from '@/studio/uses/uses'
import { Chip, chipLook } from './chip'
import type { DocumentState } from './state'

type Subject = {
  id: string
  type: string
  readOnly: boolean
  /** When visitors will see a published post that waits for its date. */
  comes: PreviewDate | null
  /** Of the published version; null without one. */
  state: DocumentState | null
  /** Staff see more than visitors do. */
  isChanged: boolean
}

const NOT_YET = { label: 'Not on the site yet', icon: EyeClosedIcon, tone: 'caution', testId: 'chip-use' } as const

/** Where visitors see the document. */
export function UseChip({ uses, ...subject }: Subject & { uses: Uses }) {
  const { state, isChanged } = subject
  const withChange = (words: string) => (isChanged ? `${words} · Changed since` : words)
  switch (uses.kind) {
    case 'shown':
      return (
        <Chip
          label={withChange(!state || state.kind === 'live' ? shownWords(uses) : state.words)}
          icon={DesktopIcon}
          testId="chip-use"
          sentence={!state || state.kind === 'live' ? 'Visitors see it here:' : 'Its place is here:'}
        >
          <Places places={uses.places} {...subject} />
        </Chip>
      )
    case 'unpublished':
      return (
        <Chip
          {...NOT_YET}
          label={withChange(state?.kind === 'coming' ? state.words : NOT_YET.label)}
          sentence={`${uses.sentence} The Preview shows it ${subject.comes ? 'at that date' : 'now'}:`}
        >
          <Places places={uses.places} {...subject} />
        </Chip>
      )
    case 'unplaced':
      return <Unplaced uses={uses} {...subject} />
    case 'none':
      return <Chip {...NOT_YET} sentence={uses.sentence} />
  }
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
      <Text muted size={1}>
        {sentence}
      </Text>
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
