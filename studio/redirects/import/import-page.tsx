import { Box, Button, Stack, Text, TextArea } from '@sanity/ui'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import { describeDestination } from '@/lib/addresses/redirect-destination'
import { countOf } from '@/lib/words/format'
import { readHosts } from '@/studio/inputs/redirect/summary'
import { Muted, Strong } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchSite, isWritten, type PlannedRow, planImport, writeImport } from './plan'
import { decodeSpreadsheet, readRows } from './read'

/** More rows make the browser slow. */
const MAX_SHOWN_ROWS = 200
const FRESH = { ...ONCE, shouldRetryOnError: true, dedupingInterval: 0 }
const EXAMPLE = 'path,destination\n/ramadan,/post/thirty-nights\n/albayan,albayan\n/partner,https://example.org/give'
const WORDS = { new: 'New', update: 'Changed', wrong: 'Not imported' }
const STOPPED =
  'The content service did not answer, so only a part may be on the site. Import again to write the rest: nothing is written twice.'

/** Redirects from a spreadsheet: paste or choose a file, look at what would happen, then import. */
export function ImportPage() {
  const client = useSiteClient()
  const [text, setText] = useState('')
  const [hosts, setHosts] = useState<string[]>([])
  const read = useMemo(() => readRows(text, readHosts()), [text])
  const rows = Array.isArray(read) ? read : []
  const key = rows.length > 0 ? ['import', text] : null
  const { data: site, error, isValidating, mutate } = useSWR(key, () => fetchSite(client, rows), FRESH)
  const plan = site && !isValidating ? planImport(rows, hosts, site) : []
  const wanted = plan.filter(isWritten)
  const writing = useSWRMutation('import of redirects', () => writeImport(client, wanted), {
    throwOnError: false,
    onSuccess: () => setText(''),
    onError(problem) {
      console.error('The import stopped', problem)
      void mutate()
    },
  })
  return (
    <Box padding={4} height="fill" overflow="auto" data-testid="redirect-import">
      <Stack gap={4}>
        <Muted>
          Choose the file of the plugin, the website or the server that has the redirects, save a spreadsheet as CSV, or
          copy its cells. Your own columns are path and destination, and if you like active (yes or no) and parameters
          (terminal=true&live=true). A destination is the name of a donation page, a page of this site, or an address
          that begins with https://. Nothing is written before you press Import.
        </Muted>
        <Stack as="label" gap={2}>
          <Strong>CSV file</Strong>
          <input
            type="file"
            onChange={async ({ currentTarget: { files } }) => {
              if (files?.[0]) setText(decodeSpreadsheet(new Uint8Array(await files[0].arrayBuffer())))
            }}
          />
        </Stack>
        <Stack as="label" gap={2}>
          <Strong>Or paste the rows</Strong>
          <TextArea
            rows={6}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
        </Stack>
        <div role="status">
          {isValidating && <Muted>Reading the redirects that are there …</Muted>}
          {typeof read === 'string' && <Note tone="critical">{read}</Note>}
          {error && <Note tone="critical">What is on the site did not load. It is tried again every few seconds.</Note>}
          {writing.isMutating && <Muted>Writing {countOf(wanted.length, 'redirect')} …</Muted>}
          {writing.data && <Note tone="positive">{countOf(writing.data, 'redirect')} imported.</Note>}
          {writing.error && <Note tone="critical">{STOPPED}</Note>}
        </div>
        <Button
          tone="primary"
          text={`Import ${countOf(wanted.length, 'redirect')}`}
          disabled={wanted.length === 0 || writing.isMutating}
          onClick={() => writing.trigger()}
        />
        {plan.length > 0 && <Preview plan={plan} onConfirm={host => setHosts([...hosts, host])} />}
      </Stack>
    </Box>
  )
}

/** Says for each row what would happen, and what is wrong with it: those that are not imported first. */
function Preview({ plan, onConfirm }: { plan: PlannedRow[]; onConfirm: (host: string) => void }) {
  const shown = plan.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'))
  const counts = Object.entries(WORDS).flatMap(([state, words]) => {
    const { length } = plan.filter(each => each.state === state)
    return length > 0 ? `${length} ${words.toLowerCase()}` : []
  })
  return (
    <>
      <Text as="p" weight="semibold" role="status">
        {counts.join(', ')}
      </Text>
      <Box overflow="auto" role="region" aria-label="Rows" tabIndex={0} style={{ font: 'var(--body-1)' }}>
        <table style={{ borderCollapse: 'separate', borderSpacing: '16px 12px', textAlign: 'left' }}>
          <thead>
            <tr>
              {['Row', 'Short address', 'Leads to', 'What happens'].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MAX_SHOWN_ROWS).map(({ row, state, says, host }) => (
              <tr key={row.number} style={{ verticalAlign: 'top' }}>
                <td>{row.number}</td>
                <td>{row.path}</td>
                <td>{describeDestination(row.destination) ?? row.destination}</td>
                <td>
                  <Strong>{WORDS[state]}</Strong>
                  <div>{says}</div>
                  {host && (
                    <Button mode="ghost" text={`Yes, lead visitors to ${host}`} onClick={() => onConfirm(host)} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {shown.length > MAX_SHOWN_ROWS && <Muted>… and {shown.length - MAX_SHOWN_ROWS} more rows.</Muted>}
    </>
  )
}
