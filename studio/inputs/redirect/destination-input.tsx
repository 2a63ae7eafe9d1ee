import { Button, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { PatchEvent, type StringInputProps, set, unset, useFormCallbacks, useFormValue } from 'sanity'
import { type DestinationKind, foreignHost, kindOfDestination } from '@/lib/addresses/redirect-destination'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { PageChoice } from './page-choice'

const KINDS: Record<DestinationKind, { title: string; hint: string; start: string }> = {
  donation: {
    title: 'A donation page',
    hint: 'The name of the donation page, for example albayan: no slash, no https.',
    start: '',
  },
  page: { title: 'A page of this site', hint: 'Choose a page, or write its path, for example /blog.', start: '/' },
  web: {
    title: 'Another website',
    hint: 'The whole address, for example https://example.org/give.',
    start: 'https://',
  },
}

const ALL_KINDS: DestinationKind[] = ['donation', 'page', 'web']

/** An input for three kinds of destination. The value is one text, whose beginning tells the kind. */
export function DestinationInput(props: StringInputProps) {
  const name = useId()
  const { value = '', readOnly, onChange } = props
  const kind = kindOfDestination(value)
  /** Keeps what was written for the other kinds, in case staff switch back to them. */
  const [written, setWritten] = useState<Partial<Record<DestinationKind, string>>>({})

  function write(text: string) {
    onChange(text === '' ? unset() : set(text))
  }
  function choose(next: DestinationKind) {
    setWritten({ ...written, [kind]: value })
    write(written[next] ?? KINDS[next].start)
  }

  return (
    <Stack gap={3}>
      <Flex role="radiogroup" aria-label="What it leads to" gap={4} wrap="wrap">
        {ALL_KINDS.map(each => (
          <Flex as="label" key={each} gap={2} align="center">
            <Radio name={name} checked={each === kind} disabled={readOnly} onChange={() => choose(each)} />
            <Text>{KINDS[each].title}</Text>
          </Flex>
        ))}
      </Flex>
      <Muted>{KINDS[kind].hint}</Muted>
      {kind === 'page' && !readOnly && <PageChoice path={value} onChoose={write} />}
      {props.renderDefault(props)}
      {kind === 'web' && <HostConfirmation host={foreignHost(value)} isReadOnly={Boolean(readOnly)} />}
    </Stack>
  )
}

function HostConfirmation({ host, isReadOnly }: { host: string | null; isReadOnly: boolean }) {
  const confirmedHost = useFormValue(['confirmedHost'])
  // An input's own onChange changes its own field only.
  const { onChange } = useFormCallbacks()
  if (host === null) return null
  if (host === confirmedHost)
    return <Muted role="status">Leads away from this site, to {host}. You confirmed that.</Muted>
  return (
    <Note
      tone="caution"
      isStatus
      actions={
        <Button
          mode="ghost"
          text={`Yes, lead visitors to ${host}`}
          disabled={isReadOnly}
          onClick={() => onChange(PatchEvent.from(set(host, ['confirmedHost'])))}
        />
      }
    >
      This leads away from this site, to <b>{host}</b>. Visitors will trust it because your address led them there.
    </Note>
  )
}
