import { Button } from '@sanity/ui'
import { styled } from 'styled-components'
import { Dialog } from '@/studio/ui/dialog'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { Choices } from './choices'
import { Preview } from './preview'
import { Source } from './source'
import { type ImportStage, useImport } from './use-import'

/** Redirects from a spreadsheet: paste or choose a file, look at what would happen, then import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { stage, text, setText, choices, setChoices, plan, write } = useImport()
  const toWrite = plan.rows.filter(({ state }) => state === 'new' || state === 'update').length
  const isWriting = stage.name === 'writing'

  return (
    <Dialog
      title="Import redirects"
      width={2}
      onClose={onClose}
      isBusy={isWriting}
      footer={
        <>
          {stage.name === 'writing' && <Button mode="ghost" text="Stop" onClick={stage.stop} />}
          {!isWriting && stage.name !== 'done' && <Button mode="ghost" text="Cancel" onClick={onClose} />}
          {stage.name === 'done' ? (
            <Button tone="primary" text="Close" onClick={onClose} />
          ) : (
            <Button
              tone="primary"
              text={toWrite === 1 ? 'Import 1 redirect' : `Import ${toWrite} redirects`}
              disabled={stage.name !== 'ready' || toWrite === 0}
              onClick={write}
            />
          )}
        </>
      }
    >
      <Progress stage={stage} total={toWrite} />
      {(stage.name === 'ready' || stage.name === 'loading') && (
        <>
          <Source text={text} onText={setText} />
          {plan.rows.length > 0 && (
            <>
              <Choices plan={plan} choices={choices} onChoose={setChoices} />
              <Preview plan={plan} />
            </>
          )}
        </>
      )}
    </Dialog>
  )
}

function Progress({ stage, total }: { stage: ImportStage; total: number }) {
  return (
    <Status role="status">
      {stage.name === 'loading' && <Muted>Reading the redirects that are there …</Muted>}
      {stage.name === 'unreadable' && (
        <Note tone="critical">The redirects did not load, so nothing can be imported. Close this and try again.</Note>
      )}
      {stage.name === 'writing' && (
        <>
          <progress value={stage.count} max={total} aria-label="Import" style={{ width: '100%' }} />
          <Muted>
            {stage.count} of {total} written
          </Muted>
        </>
      )}
      {stage.name === 'done' && <Done stage={stage} total={total} />}
    </Status>
  )
}

function Done({ stage: { written }, total }: { stage: Extract<ImportStage, { name: 'done' }>; total: number }) {
  const { count, firstMissing, error } = written
  if (firstMissing === null) {
    return <Note tone="positive">{count === 1 ? '1 redirect is' : `${count} redirects are`} on the site.</Note>
  }
  return (
    <Note tone={error ? 'critical' : 'caution'}>
      {error ? 'The content service did not answer. ' : 'You stopped the import. '}
      {count} of {total} redirects are on the site. Those from line {firstMissing} on are not. Import the same file
      again to write the rest: nothing is written twice.
    </Note>
  )
}

/** Screen readers need the empty element in the page, where it must take no room. */
const Status = styled.div`
  &:empty {
    margin-bottom: -16px;
  }
`
