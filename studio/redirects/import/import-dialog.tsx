import { Button, Card, Checkbox, Flex, Text, TextArea } from '@sanity/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import useSWR from 'swr'
import { describeDestination, foreignHost } from '@/lib/addresses/redirect-destination'
import { countOf } from '@/lib/words/format'
import { readHosts } from '@/studio/inputs/redirect/summary'
import { Choice } from '@/studio/ui/choice'
import { Dialog } from '@/studio/ui/dialog'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { fetchSite, type ImportChoices, isWritten, type PlannedRow, planImport, writeImport } from './plan'
import { decodeSpreadsheet, type ImportRow, readRows } from './read'

/** More rows make the browser slow, and so do longer texts, which are kept but not shown. */
const [MAX_SHOWN_LETTERS, MAX_SHOWN_ROWS] = [20_000, 200]
const FRESH = { ...ONCE, dedupingInterval: 0 }
const EXAMPLE = 'path,destination\n/ramadan,/post/thirty-nights\n/albayan,albayan\n/partner,https://example.org/give'
const NO_ROWS: ImportRow[] = []
const WORDS = { new: 'New', update: 'Changed', skip: 'Left as it is', wrong: 'Not imported' }
const STATES = ['new', 'update', 'skip', 'wrong'] as const

/** The event that opens the dialog. */
export const IMPORT = 'import-redirects'

/** The dialog stays open while panes behind it change. */
export function RedirectImport() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(IMPORT, open)
    return () => window.removeEventListener(IMPORT, open)
  }, [])
  return isOpen && <ImportDialog onClose={() => setOpen(false)} />
}

/** Redirects from a spreadsheet: paste or choose a file, look at what would happen, then import. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useSiteClient()
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ImportChoices>({ isKept: false, hosts: [] })
  const [count, setCount] = useState<number | null>(null)
  const [hasStopped, setStopped] = useState(false)
  const read = useMemo(() => readRows(text, readHosts()), [text])
  const rows = Array.isArray(read) ? read : NO_ROWS
  const { data: site, error, isValidating } = useSWR(['import', text], () => fetchSite(client, rows), FRESH)
  const plan = useMemo(
    () => (site && !isValidating ? planImport(rows, choices, site) : []),
    [rows, site, isValidating, choices],
  )
  const wanted = plan.filter(isWritten)
  const isOpen = count === null && !error
  const isWriting = count !== null && count < wanted.length && !hasStopped

  const write = () =>
    writeImport(client, wanted, setCount).catch(problem => {
      console.error('The import stopped', problem)
      setStopped(true)
    })
  return (
    <Dialog
      title="Import redirects"
      width={2}
      onClose={onClose}
      isBusy={isWriting}
      footer={
        <>
          {count === null && <Button mode="ghost" text="Cancel" onClick={onClose} />}
          <Button
            tone="primary"
            text={count === null ? `Import ${countOf(wanted.length, 'redirect')}` : 'Close'}
            disabled={count === null ? !isOpen || wanted.length === 0 : isWriting}
            onClick={count === null ? write : onClose}
          />
        </>
      }
    >
      <div role="status">
        {isOpen && isValidating && <Text muted>Reading the redirects that are there …</Text>}
        {isOpen && typeof read === 'string' && <Note tone="critical">{read}</Note>}
        {error && <Note tone="critical">What is on the site did not load. Close this and try again.</Note>}
        {count !== null && <Outcome count={count} total={wanted.length} hasStopped={hasStopped} />}
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

function Outcome({ count, total, hasStopped }: { count: number; total: number; hasStopped: boolean }) {
  if (hasStopped)
    return (
      <Note tone="critical">
        The content service did not answer. {count} of {total} redirects are on the site. Import the same file again to
        write the rest: nothing is written twice.
      </Note>
    )
  if (count < total) return <progress value={count} max={total} aria-label="Import" style={{ width: '100%' }} />
  return <Note tone="positive">{`${countOf(count, 'redirect')} ${count === 1 ? 'is' : 'are'} on the site.`}</Note>
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
  const { isKept, hosts } = choices
  const found = [...Map.groupBy(plan, ({ row }) => foreignHost(row.destination) ?? '')].filter(([host]) => host)
  return (
    <>
      {plan.some(({ state }) => state === 'update' || state === 'skip') && (
        <Choice words="Leave addresses that have a redirect already as they are">
          <Checkbox
            checked={isKept}
            onChange={({ currentTarget }) => onChoose({ ...choices, isKept: currentTarget.checked })}
          />
        </Choice>
      )}
      {found.length > 0 && (
        <Note tone="caution" title="These lead away from this site. Choose the websites that you know:">
          <Flex gap={4} wrap="wrap" overflow="auto" style={{ maxHeight: 160 }}>
            {found.map(([host, { length }]) => (
              <Choice key={host} words={`${host} (${countOf(length, 'row')})`}>
                <Checkbox
                  checked={hosts.includes(host)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChoose({ ...choices, hosts: checked ? [...hosts, host] : hosts.filter(each => each !== host) })
                  }
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
        style={{ maxHeight: 320 }}
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
              <tr key={row.number}>
                <td>{row.number}</td>
                <td>{row.path}</td>
                <td>{describeDestination(row.destination) ?? row.destination}</td>
                <td>
                  <Text size={1} weight={says ? 'semibold' : 'regular'}>
                    {WORDS[state]}
                  </Text>
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
