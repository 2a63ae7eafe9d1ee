import { Button } from '@sanity/ui'
import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import type { Finding } from '@/schemas/readiness/finding'
import { titlesOfPath } from '@/schemas/readiness/path-titles'
import { List } from '@/studio/ui/layout'
import { FindingEntry } from './finding-entry'
import { useJump } from './use-jump'

export const FOUND_NOTHING = 'Nothing found: pictures are described, links lead somewhere, headlines fit.'

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
          <FindingEntry key={`${JSON.stringify(path)} ${sentence}`} place={place} heading="h3" sentence={sentence}>
            {path.length > 0 && (
              <Button
                mode="ghost"
                text="Go to field"
                aria-label={place ? `Go to field: ${place}` : undefined}
                onClick={() => jumpTo(path)}
              />
            )}
          </FindingEntry>
        )
      })}
    </List>
  )
}
