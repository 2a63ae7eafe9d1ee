import { type ReactNode, useEffect, useState } from 'react'
import type { ObjectInputProps } from 'sanity'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { createGlobalStyle, styled } from 'styled-components'
import { useStaffZone } from '@/studio/time-zone'
import { Tones } from '@/studio/ui/tones'
import { useUses } from '@/studio/uses/uses'
import { useColleagues } from './colleagues'
import { ReadinessChip } from './readiness-chip'
import { isSample, SampleChip } from './sample-chip'
import { ScheduledNote } from './scheduled-note'
import { scheduledFor } from './state'
import { UseChip } from './use-chip'

/** True for the form of a whole document. */
export function isDocumentForm({ path, schemaType }: Pick<ObjectInputProps, 'path' | 'schemaType'>): boolean {
  return path.length === 0 && schemaType.type?.name === 'document'
}

/** A row of chips above the form: whether it can be published, where it shows, and whether it is still sample content. */
export function DocumentForm({ input, children }: { input: ObjectInputProps; children: ReactNode }) {
  const isOldVersion = Boolean(usePaneRouter().params?.rev)
  return (
    <>
      <FormStyle />
      {!isOldVersion && <DocumentChips {...input} />}
      <Fields>{children}</Fields>
    </>
  )
}

function DocumentChips(props: ObjectInputProps) {
  const { documentId, documentType, value, editState } = useDocumentPane()
  const uses = useUses(documentId)
  const zone = useStaffZone()
  const comes = documentType === 'post' ? scheduledFor(editState?.published ?? null, new Date()) : null
  useColleagues()
  return (
    <Above data-testid="document-chips" inert={!useSettled()}>
      <Row>
        <ReadinessChip document={value} />
        {uses && (
          <UseChip
            uses={uses}
            id={documentId}
            type={documentType}
            readOnly={props.readOnly === true}
            comes={comes && { moment: comes.getTime(), zone }}
          />
        )}
        {isSample(props) && <SampleChip {...props} />}
      </Row>
      <ScheduledNote />
    </Above>
  )
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

/** Shows the chip for sample content above the fields of a section that came with the site. */
export function SampleSection(props: ObjectInputProps) {
  return (
    <>
      <Above>
        <Row>
          <SampleChip {...props} />
        </Row>
      </Above>
      {props.renderDefault(props)}
    </>
  )
}

const Above = styled(Tones)`
  position: relative;
  z-index: 3;
  display: grid;
  gap: 10px;
  margin-block: -28px 8px;
`

/** Less room below the tabs, where the Studio leaves as much as between two fields. */
const Fields = styled.div`
  > div > [data-testid='field-groups'] {
    margin-bottom: -40px;
  }
`

/** studio/readiness/grey-publish sets this attribute. */
const FormStyle = createGlobalStyle`
  [data-testid='action-publish'][aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
