import { Box, Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { pathToString, useSchema } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import useSWR from 'swr'
import { countOf } from '@/lib/words/format'
import { type CheckedDocument, checkSite, KINDS, type SiteReport } from '@/schemas/rules/site-check'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { ProblemList } from './problem-list'

/** Lists, by document, what the rules say of published content. */
export function SiteCheckPane() {
  const client = useSiteClient()
  const schema = useSchema()
  const [documents, setDocuments] = useState(0)
  const check = () => {
    setDocuments(0)
    return checkSite(client, schema, setDocuments)
  }
  const { data, error, isValidating, mutate } = useSWR('check of the site', check, ONCE)
  const report = isValidating || error ? undefined : data
  return (
    <Box padding={4} height="fill" overflow="auto" data-testid="site-check">
      <Stack gap={4}>
        <Text muted size={1}>
          Looks at all that is published by the rules of the forms: broken links, pictures without a description, texts
          that are too long, heavy pages, fields to mend and sample content. Drafts are not looked at.
        </Text>
        <div role="status">
          {isValidating && <Muted>Looking … {documents > 0 && `${countOf(documents, 'document')} so far`}</Muted>}
          {error && !isValidating && (
            <Note tone="critical">
              The check did not finish: the content service did not answer. Nothing has changed.
            </Note>
          )}
          {report && <Summary {...report} />}
        </div>
        <Flex>
          <Button
            mode="ghost"
            text={error ? 'Try again' : 'Check again'}
            disabled={isValidating}
            onClick={() => mutate()}
          />
        </Flex>
        {report && <Findings {...report} />}
      </Stack>
    </Box>
  )
}

function Summary({ documents, found }: SiteReport) {
  const all = countOf(documents, 'document')
  if (found.length === 0) return <Note tone="positive">{`Nothing found in ${all}, and all content is your own.`}</Note>
  const things = countOf(found.flatMap(({ findings }) => findings).length, 'thing')
  return <Muted>{`${things} to look at in ${countOf(found.length, 'document')}. ${all} were checked.`}</Muted>
}

function Findings({ found }: SiteReport) {
  const { params } = usePaneRouter()
  const all = found.flatMap(({ findings }) => findings)
  const counts = Object.entries(KINDS)
    .map(([kind, title]) => ({ kind, title, count: all.filter(each => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const [chosen, setChosen] = useState(params?.kind && params.kind in KINDS ? params.kind : null)
  return (
    <>
      {counts.length > 1 && (
        <Flex gap={2} wrap="wrap" align="center" role="group" aria-label="Show">
          <Muted>Show</Muted>
          {[{ kind: null, title: 'All', count: '' }, ...counts].map(({ kind, title, count }) => (
            <Button
              key={kind}
              mode="ghost"
              radius="full"
              text={`${title} ${count}`.trim()}
              selected={chosen === kind}
              aria-pressed={chosen === kind}
              onClick={() => setChosen(kind)}
            />
          ))}
        </Flex>
      )}
      {found
        .map(each => ({ ...each, findings: each.findings.filter(({ kind }) => !chosen || kind === chosen) }))
        .filter(({ findings }) => findings.length > 0)
        .map(document => (
          <DocumentFindings key={document.id} {...document} />
        ))}
    </>
  )
}

/** One document with what was found in it. Each finding opens its field in the form beside the list. */
function DocumentFindings({ id, type, typeTitle, title, findings }: CheckedDocument) {
  const headingId = useId()
  const { ChildLink } = usePaneRouter()
  const problems = findings.map(({ kind, path, place, message }) => {
    const field = pathToString(path)
    const button = kind !== 'missing' && (
      <Button
        as={ChildLink}
        mode="ghost"
        childId={id}
        childParameters={{ type, ...(field && { path: field }) }}
        aria-label={field ? `Go to field${place && `: ${place}`} of ${title}` : `Open the form of ${title}`}
        text={field ? 'Go to field' : 'Open the form'}
      />
    )
    return { place, message, button }
  })
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading as="h2" size={1} id={headingId}>
          {typeTitle === title ? title : `${title} · ${typeTitle}`}
        </Heading>
        <ProblemList problems={problems} />
      </Stack>
    </section>
  )
}
