import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { styled } from 'styled-components'
import { Button } from '@/studio/ui/controls'
import { Muted, Stack } from '@/studio/ui/layout'
import type { Finding } from './finding'
import { titlesOfPath } from './path-titles'
import { useJump } from './use-jump'

export function FindingsList({ findings, onJump }: { findings: Finding[]; onJump?: () => void }) {
  const { schemaType, value } = useDocumentPane()
  const jump = useJump()

  function jumpTo(path: Path) {
    onJump?.()
    jump(path)
  }

  return (
    <List data-testid="readiness-findings">
      {findings.map(({ path, sentence }) => {
        const place = titlesOfPath(schemaType, value, path).join(' › ')
        return (
          <Entry key={`${JSON.stringify(path)} ${sentence}`}>
            <Stack $gap={4}>
              {place && <Place>{place}</Place>}
              <Muted>{sentence}</Muted>
            </Stack>
            {path.length > 0 && (
              <Button type="button" onClick={() => jumpTo(path)} aria-label={`Go to ${place || 'the field'}`}>
                Go to field
              </Button>
            )}
          </Entry>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Entry = styled.li`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 12px;
  border: 1px solid var(--card-border-color);
  border-left: 3px solid var(--card-badge-caution-dot-color);
  border-radius: 3px;
`

const Place = styled.h3`
  margin: 0;
  color: var(--card-fg-color);
  font: var(--body-1);
  font-weight: 600;
`
