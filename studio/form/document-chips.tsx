import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import { TagIcon } from '@sanity/icons/Tag'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Button, Flex } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { type ObjectInputProps, set, unset, useValidationStatus } from 'sanity'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { proposeAddress } from '@/lib/addresses/page-address'
import { countOf } from '@/lib/words/format'
import { useUnread } from '@/studio/unread/unread'
import { Chip, chipLook } from './chip'
import { useColleagues } from './colleagues'
import { UseChip } from './use-chip'

/** Sanity's own list of what the rules say, beside the form. */
const LIST = 'sanity/structure/validation'

/** True for the form of a whole document. */
export function isDocumentForm({ path, schemaType }: Pick<ObjectInputProps, 'path' | 'schemaType'>): boolean {
  return path.length === 0 && schemaType.type?.name === 'document'
}

/** A row of chips above the form: whether it can be published, where it shows, and whether it is still sample content. */
export function DocumentForm({ input, children }: { input: ObjectInputProps; children: ReactNode }) {
  const isOldVersion = Boolean(usePaneRouter().params?.rev)
  return (
    <>
      {!isOldVersion && <DocumentChips {...input} />}
      <div className="form-fields">{children}</div>
    </>
  )
}

function DocumentChips(props: ObjectInputProps) {
  useColleagues()
  useProposedAddress(props)
  return (
    <Above data-testid="document-chips" inert={!useSettled()}>
      <Flex gap={2} wrap="wrap">
        <ReadinessChip />
        <UseChip readOnly={props.readOnly === true} />
        {isSample(props) && <SampleChip {...props} />}
      </Flex>
    </Above>
  )
}

/** Says how much is to fix, and opens the list of it. */
function ReadinessChip() {
  const { documentId, documentType, editState, value, openInspector, onPathOpen, onFocus } = useDocumentPane()
  const { validation, isValidating } = useValidationStatus(value._id ?? documentId, documentType, true)
  const unread = useUnread(value._id ?? documentId)
  const [firstUnread] = unread
  const isWritten =
    unread.length > 0 || !editState?.ready || Boolean(editState.draft ?? editState.published ?? editState.version)
  const count = unread.length + validation.filter(({ level }) => level !== 'info').length
  const open = () => {
    openInspector(LIST)
    if (!firstUnread) return
    onPathOpen(firstUnread.path)
    onFocus(firstUnread.path)
  }
  return (
    <Button
      {...chipLook({ ...looksOf(isWritten, count, isValidating), testId: 'chip-readiness' })}
      onClick={count > 0 ? open : undefined}
    />
  )
}

/** A form that nobody has written in holds at most what a template filled in. */
function looksOf(isWritten: boolean, count: number, isValidating: boolean) {
  if (!isWritten) return { label: 'Nothing written yet', icon: EditIcon }
  const label = countOf(count, 'thing to fix', 'things to fix')
  if (count > 0) return { label, icon: WarningOutlineIcon, tone: 'caution' as const }
  if (isValidating) return { label: 'Checking…', icon: ClockIcon }
  return { label: 'Ready to publish', icon: CheckmarkCircleIcon, tone: 'positive' as const }
}

/** The address of something new follows its title while that is typed, until somebody writes another one. */
function useProposedAddress({ schemaType, value, onChange }: ObjectInputProps): void {
  const { editState, focusPath } = useDocumentPane()
  const source: unknown = schemaType.fields.find(({ name }) => name === 'slug')?.type.options?.source
  const title = typeof source === 'string' ? String(value?.[source] ?? '') : ''
  const [known, setKnown] = useState(title)
  useEffect(() => {
    if (known === title) return
    setKnown(title)
    const address = value?.slug?.current ?? ''
    if (editState?.published || focusPath[0] !== source || address !== (address && proposeAddress(known))) return
    const next = proposeAddress(title)
    if (next !== address) onChange(next ? set({ _type: 'slug', current: next }, ['slug']) : unset(['slug']))
  }, [known, title, source, value, editState, focusPath, onChange])
}

/** False until the Studio has focused the first control of a new form, which should be the first field. */
function useSettled(): boolean {
  const { ready } = useDocumentPane()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!ready) return
    const frame = requestAnimationFrame(() => setSettled(true))
    return () => cancelAnimationFrame(frame)
  }, [ready])
  return isSettled
}

/** True for a document or section that came with the site and is still marked as invented. */
export function isSample({ value }: Pick<ObjectInputProps, 'value'>): boolean {
  return value?.sample === true
}

function SampleChip({ onChange, readOnly }: Pick<ObjectInputProps, 'onChange' | 'readOnly'>) {
  return (
    <Chip
      label="Sample content"
      icon={TagIcon}
      testId="chip-sample"
      sentence="This came with the site, and it is invented. Change the words, the picture and the author, then say that it is real. Visitors never see the mark."
    >
      {!readOnly && <MenuItem text="It is real now" onClick={() => onChange(unset(['sample']))} />}
    </Chip>
  )
}

/** Shows the chip for sample content above the fields of a section that came with the site. */
export function SampleSection(props: ObjectInputProps) {
  return (
    <>
      <Above>
        <Flex>
          <SampleChip {...props} />
        </Flex>
      </Above>
      {props.renderDefault(props)}
    </>
  )
}

/** Above the first field, and close to the tabs. */
function Above(props: ComponentProps<'div'>) {
  return <div {...props} style={ABOVE} />
}

const ABOVE = { position: 'relative', zIndex: 3, display: 'grid', gap: 10, marginBlock: '-32px 6px' } as const
