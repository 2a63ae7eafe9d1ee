import { Button } from '@sanity/ui'
import { useId } from 'react'
import { pathToString } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { styled } from 'styled-components'
import type { CheckedDocument, SiteFinding } from '@/schemas/readiness/site-check'
import { FindingEntry } from '@/studio/readiness/finding-entry'
import { List, Stack } from '@/studio/ui/layout'

/** One document with what was found in it. Each finding opens its field in the form beside the list. */
export function DocumentFindings({ document }: { document: CheckedDocument }) {
  const { typeTitle, title, findings } = document
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack $gap={8}>
        <Heading id={headingId}>
          {title} {typeTitle !== title && <Type>{typeTitle}</Type>}
        </Heading>
        <List>
          {findings.map(finding => (
            <FindingEntry
              key={`${JSON.stringify(finding.path)} ${finding.sentence}`}
              place={finding.place}
              heading="h4"
              sentence={finding.sentence}
            >
              {finding.kind !== 'missing' && <FieldLink document={document} finding={finding} />}
            </FindingEntry>
          ))}
        </List>
      </Stack>
    </section>
  )
}

function FieldLink({ document: { id, type, title }, finding }: { document: CheckedDocument; finding: SiteFinding }) {
  const { ChildLink } = usePaneRouter()
  const path = pathToString(finding.path)
  const label = path ? `Go to field${finding.place && `: ${finding.place}`} of ${title}` : `Open the form of ${title}`
  return (
    <Button
      as={ChildLink}
      mode="ghost"
      childId={id}
      childParameters={{ type, ...(path && { path }) }}
      aria-label={label}
      text={path ? 'Go to field' : 'Open the form'}
    />
  )
}

const Heading = styled.h3`
  margin: 0;
  color: var(--card-fg-color);
  font: var(--body-2);
  font-weight: 600;
`

const Type = styled.span`
  color: var(--card-muted-fg-color);
  font-weight: 400;

  &::before {
    content: '· ';
  }
`
