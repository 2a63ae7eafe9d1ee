import { Button, Card, Checkbox, Flex, Text, TextArea } from '@sanity/ui'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import useSWR from 'swr'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import { describeDestination } from '@/lib/addresses/redirect-words'
import { countOf } from '@/lib/words/format'
import { readHosts } from '@/studio/inputs/redirect/summary'
import { Choice } from '@/studio/ui/choice'
import { Dialog } from '@/studio/ui/dialog'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { type ImportChoices, isWritten, type PlannedRow, planImport } from './plan'
import { decodeSpreadsheet, type ImportRow, readRows } from './read'
import { fetchSite, fetchTargets, type Written, writeImport } from './service'

/** More rows make the browser slow, and so do longer texts, which are kept but not shown. */
const [MAX_SHOWN_LETTERS, MAX_SHOWN_ROWS] = [20_000, 200]
const FRESH = { ...ONCE, dedupingInterval: 0 }
const EXAMPLE = 'path,destination\n/ramadan,/post/thirty-nights\n/albayan,albayan\n/partner,https://example.org/give'
const NO_ROWS: ImportRow[] = []
const WORDS = { new: 'New', update: 'Changed', skip: 'Left as it is', wrong: 'Not imported' }
const STATES = ['new', 'update', 'skip', 'wrong'] as const

/** Redirects from a spreadsheet: paste or choose a file, look at what would happen, then import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useSiteClient()
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ existing: 'update', confirmedHosts: new Set() })
  const [stopping] = useState(() => new AbortController())
  const [count, setCount] = useState<number | null>(null)
  const [written, setWritten] = useState<Written | null>(null)
  const read = useMemo(() => readRows(text, readHosts()), [text])
  const rows = Array.isArray(read) ? read : NO_ROWS
  const site = useSWR('site of an import', () => fetchSite(client), FRESH)
  const targets = useSWR(['targets of an import', text], () => fetchTargets(client, rows), FRESH)
  const plan = useMemo(() => {
    if (!site.data || site.isValidating || !targets.data) return []
    return planImport(rows, site.data.existing, choices, { pages: site.data.pages, targets: targets.data })
  }, [rows, site.data, site.isValidating, targets.data, choices])
  const hasFailed = Boolean(site.error || targets.error)
  const total = plan.filter(isWritten).length
  const isOpen = count === null && !hasFailed
  const isWriting = count !== null && !written

  async function write() {
    const result = await writeImport(client, plan, { onProgress: setCount, signal: stopping.signal })
    if (result.error) console.error('The import stopped', result.error)
    setWritten(result)
  }
  return (
    <Dialog
      title="Import redirects"
      width={2}
      onClose={onClose}
      isBusy={isWriting}
      footer={
        <>
          {isWriting && <Button mode="ghost" text="Stop" onClick={() => stopping.abort()} />}
          {count === null && <Button mode="ghost" text="Cancel" onClick={onClose} />}
          <Button
            tone="primary"
            text={written ? 'Close' : `Import ${countOf(total, 'redirect')}`}
            disabled={!written && (!isOpen || total === 0)}
            onClick={written ? onClose : write}
          />
        </>
      }
    >
      <div role="status">
        {isOpen && site.isValidating && <Text muted>Reading the redirects that are there …</Text>}
        {isOpen && typeof read === 'string' && <Note tone="critical">{read}</Note>}
        {hasFailed && <Note tone="critical">What is on the site did not load. Close this and try again.</Note>}
        {isWriting && (
          <label>
            {count} of {total} written
            <progress value={count} max={total} aria-label="Import" style={{ width: '100%' }} />
          </label>
        )}
        {written && <Outcome written={written} total={total} />}
      </div>
      {isOpen && <Source text={text} onText={setText} />}
      {isOpen && plan.length > 0 && (
        <>
          <Choices plan={plan} choices={choices} onChoose={setChoices} />
          <Preview plan={plan} />
        </>
      )}
    </Dialog>
  )
}

function Outcome({ written: { count, firstMissing, error }, total }: { written: Written; total: number }) {
  if (firstMissing === null)
    return <Note tone="positive">{`${countOf(count, 'redirect')} ${count === 1 ? 'is' : 'are'} on the site.`}</Note>
  return (
    <Note tone={error ? 'critical' : 'caution'}>
      {error ? 'The content service did not answer. ' : 'You stopped the import. '}
      {count} of {total} redirects are on the site. Those from row {firstMissing} on are not. Import the same file again
      to write the rest: nothing is written twice.
    </Note>
  )
}

function Source({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId()
  const isLong = text.length > MAX_SHOWN_LETTERS
  return (
    <>
      <Text muted>
        Choose the file of the plugin, the website or the server that has the redirects, save a spreadsheet as CSV, or
        copy its cells. Your own columns are path and destination, and if you like active (yes or no) and parameters
        (terminal=true&live=true). A destination is the name of a donation page, a page of this site, or an address that
        begins with https://. Nothing is written before you press Import.
      </Text>
      <label htmlFor={`${id}-file`}>CSV file</label>
      <input
        id={`${id}-file`}
        type="file"
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onText(decodeSpreadsheet(new Uint8Array(await file.arrayBuffer())))
        }}
      />
      <label htmlFor={id}>Or paste the rows</label>
      <TextArea
        id={id}
        rows={6}
        spellCheck={false}
        placeholder={EXAMPLE}
        readOnly={isLong}
        value={isLong ? `${text.slice(0, MAX_SHOWN_LETTERS)}\n…` : text}
        onChange={event => onText(event.currentTarget.value)}
      />
    </>
  )
}

type ChoicesProps = { plan: PlannedRow[]; choices: ImportChoices; onChoose: (choices: ImportChoices) => void }

/** For the whole file: what happens to addresses that are there, and which other websites are right. */
function Choices({ plan, choices, onChoose }: ChoicesProps) {
  const { existing, confirmedHosts } = choices
  const hosts = [...Map.groupBy(plan, ({ row }) => foreignHost(row.destination) ?? '')].filter(([host]) => host)
  return (
    <>
      {plan.some(({ state }) => state === 'update' || state === 'skip') && (
        <Choice words="Leave addresses that have a redirect already as they are">
          <Checkbox
            checked={existing === 'skip'}
            onChange={event => onChoose({ ...choices, existing: event.currentTarget.checked ? 'skip' : 'update' })}
          />
        </Choice>
      )}
      {hosts.length > 0 && (
        <Note tone="caution" title="These lead away from this site. Choose the websites that you know:">
          <Flex gap={4} wrap="wrap" overflow="auto" style={{ maxHeight: 160 }}>
            {hosts.map(([host, { length }]) => (
              <Choice key={host} words={`${host} (${countOf(length, 'row')})`}>
                <Checkbox
                  checked={confirmedHosts.has(host)}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = [...confirmedHosts].filter(each => each !== host)
                    onChoose({ ...choices, confirmedHosts: new Set(checked ? [...others, host] : others) })
                  }}
                />
              </Choice>
            ))}
          </Flex>
        </Note>
      )}
    </>
  )
}

/** Says for each row what would happen, and what is wrong with it: those that are not imported first. */
function Preview({ plan }: { plan: PlannedRow[] }) {
  const by = Object.groupBy(plan, ({ state }) => state)
  const shown = [...(by.wrong ?? []), ...plan.filter(({ state }) => state !== 'wrong')]
  const counts = STATES.flatMap(state => (by[state] ? `${by[state].length} ${WORDS[state].toLowerCase()}` : []))
  return (
    <>
      <Text as="p" weight="semibold" role="status">
        {counts.join(', ')}
      </Text>
      <Card
        border
        radius={2}
        overflow="auto"
        tabIndex={0}
        role="region"
        aria-label="What the import would do"
        style={BOX}
      >
        <table style={{ width: '100%', borderSpacing: 0, font: 'var(--body-1)', textAlign: 'left' }} cellPadding={8}>
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
            {shown.slice(0, MAX_SHOWN_ROWS).map(({ row, state, says }) => (
              <tr key={row.number} style={says ? SHADES[state] : undefined}>
                <td>{row.number}</td>
                <td>{row.path}</td>
                <td>{describeDestination(row.destination) ?? row.destination}</td>
                <td>
                  {WORDS[state]}
                  <div>{state === 'wrong' ? `${says}.` : says}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {shown.length > MAX_SHOWN_ROWS && <Text muted>… and {shown.length - MAX_SHOWN_ROWS} more rows.</Text>}
    </>
  )
}

const BOX = { maxHeight: 320 }
const shade = (tone: string) => ({
  background: `var(--card-badge-${tone}-bg-color)`,
  color: `var(--card-badge-${tone}-fg-color)`,
})
const SHADES: Record<string, CSSProperties> = {
  wrong: shade('critical'),
  new: shade('caution'),
  update: shade('caution'),
}
