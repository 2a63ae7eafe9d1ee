import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { type DocumentInspectorProps, defineDocumentInspector } from 'sanity'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { styled } from 'styled-components'
import { Muted, Stack } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { FindingsList, FOUND_NOTHING } from './findings-list'
import { useReadiness } from './use-readiness'

const TITLE = 'Ready to publish?'

export const readinessInspector = defineDocumentInspector({
  name: 'readiness',
  component: Readiness,
  useMenuItem() {
    const { value } = useDocumentPane()
    const { findings } = useReadiness(value)
    const isReady = findings.length === 0
    return {
      icon: ClipboardIcon,
      title: isReady ? TITLE : `${TITLE} ${countOf(findings.length)} to look at`,
      tone: isReady ? 'default' : 'caution',
      showAsAction: true,
    }
  },
})

function Readiness({ onClose }: DocumentInspectorProps) {
  const { value } = useDocumentPane()
  const { findings, isChecking } = useReadiness(value)
  return (
    <Panel data-testid="readiness-panel">
      <DocumentInspectorHeader as="header" title={TITLE} onClose={onClose} closeButtonLabel="Close" flex="none" />
      <Content>
        <Stack $gap={16}>
          {isChecking && <Muted role="status">Looking at the links …</Muted>}
          {!isChecking && findings.length === 0 && <Note tone="positive">{FOUND_NOTHING}</Note>}
          {findings.length > 0 && (
            <>
              <Muted>{countOf(findings.length)} that visitors would notice:</Muted>
              <FindingsList findings={findings} />
            </>
          )}
          <Muted>
            Links are compared with what is published now: a link to a draft does not work until the draft is published.
          </Muted>
        </Stack>
      </Content>
    </Panel>
  )
}

function countOf(findings: number): string {
  return findings === 1 ? '1 thing' : `${findings} things`
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
`

const Content = styled.div`
  flex: 1;
  padding: 20px;
  overflow: auto;
`
