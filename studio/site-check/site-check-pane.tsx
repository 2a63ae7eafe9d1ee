import { Button } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Kind, SiteReport } from '@/schemas/readiness/site-check'
import { Muted, Row, Stack } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { DocumentFindings } from './document-findings'
import { useSiteCheck } from './use-site-check'
import { countOf, documentsWith, KIND_TITLES, summaryOf } from './words'

/** Lists, by document, the problems of published content that visitors would notice. */
export function SiteCheckPane() {
  const { state, checkAgain } = useSiteCheck()
  return (
    <Frame data-testid="site-check">
      <Stack $gap={16}>
        <Muted>
          Looks at all that is published: broken links, pictures without a description, long headlines, heavy pages,
          fields to mend and sample content. Drafts are not looked at.
        </Muted>
        <div role="status">
          {state.kind === 'checking' && (
            <Muted>
              Looking … {state.documents > 0 && `${countOf(state.documents, ['document', 'documents'])} so far`}
            </Muted>
          )}
          {state.kind === 'failed' && (
            <Note tone="critical">
              The check did not finish: the content service did not answer. Nothing has changed.
            </Note>
          )}
          {state.kind === 'done' && <Summary report={state.report} />}
        </div>
        <Row>
          <Button
            mode="ghost"
            text={state.kind === 'failed' ? 'Try again' : 'Check again'}
            disabled={state.kind === 'checking'}
            onClick={checkAgain}
          />
        </Row>
        {state.kind === 'done' && <Findings report={state.report} />}
      </Stack>
    </Frame>
  )
}

function Summary({ report }: { report: SiteReport }) {
  if (report.found.length > 0) return <Muted>{summaryOf(report)}</Muted>
  return (
    <Note tone="positive">
      Nothing found in {countOf(report.documents, ['document', 'documents'])}: links lead somewhere, pictures are
      described, headlines fit, and all content is your own.
    </Note>
  )
}

function Findings({ report }: { report: SiteReport }) {
  const [chosen, setChosen] = useState<Kind | null>(null)
  const kinds = Object.entries(KIND_TITLES).flatMap(([kind, title]) => {
    const count = documentsWith(report, kind as Kind).flatMap(({ findings }) => findings).length
    return count > 0 ? [{ kind: kind as Kind, title, count }] : []
  })
  return (
    <>
      {kinds.length > 1 && (
        <Choices>
          <legend>Show</legend>
          <Row>
            <Choice text="All" isChosen={chosen === null} onChoose={() => setChosen(null)} />
            {kinds.map(({ kind, title, count }) => (
              <Choice
                key={kind}
                text={
                  <>
                    {title} <span>{count}</span>
                  </>
                }
                isChosen={chosen === kind}
                onChoose={() => setChosen(kind)}
              />
            ))}
          </Row>
        </Choices>
      )}
      {documentsWith(report, chosen).map(document => (
        <DocumentFindings key={document.id} document={document} />
      ))}
    </>
  )
}

type ChoiceProps = { text: ReactNode; isChosen: boolean; onChoose: () => void }

function Choice({ text, isChosen, onChoose }: ChoiceProps) {
  return (
    <Button mode="ghost" radius="full" text={text} selected={isChosen} aria-pressed={isChosen} onClick={onChoose} />
  )
}

const Frame = styled.div`
  box-sizing: border-box;
  height: 100%;
  padding: 20px;
  overflow: auto;
`

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  font: var(--body-1);

  > legend {
    padding: 0 0 8px;
    color: var(--card-muted-fg-color);
  }
`
