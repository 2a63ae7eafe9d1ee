import { Button, Card, Checkbox, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId } from 'react'
import { foreignHost } from '@/lib/addresses/redirect-destination'
import { describeDestination } from '@/lib/addresses/redirect-words'
import { countOf } from '@/lib/words/format'
import { Choice } from '@/studio/ui/choice'
import { Dialog } from '@/studio/ui/dialog'
import { Note } from '@/studio/ui/note'
import { type ImportChoices, isWritten, type PlannedRow } from './plan'
import { decodeSpreadsheet } from './read'
import { useImport, type Written } from './use-import'

/** Longer texts are kept but not shown, and so are more rows, because they make the browser slow. */
const [MAX_SHOWN_LETTERS, MAX_SHOWN_ROWS] = [20_000, 200]
const EXAMPLE = 'path,destination\n/ramadan,/post/thirty-nights\n/albayan,albayan\n/partner,https://example.org/give'
const WORDS = { new: 'New', update: 'Changed', skip: 'Left as it is', wrong: 'Not imported' }
const STATES = ['new', 'update', 'skip', 'wrong'] as const

/** Redirects from a spreadsheet: paste or choose a file, look at what would happen, then import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { plan, count, written, isLoading, hasFailed, ...work } = useImport()
  const total = plan.filter(isWritten).length
  const isOpen = count === null && !hasFailed
  const isWriting = count !== null && !written
  return (
    <Dialog
      title="Import redirects"
      width={2}
      onClose={onClose}
      isBusy={isWriting}
      footer={
        <>
          {isWriting && <Button mode="ghost" text="Stop" onClick={work.stop} />}
          {count === null && <Button mode="ghost" text="Cancel" onClick={onClose} />}
          <Button
            tone="primary"
            text={written ? 'Close' : `Import ${countOf(total, 'redirect')}`}
            disabled={!written && (!isOpen || isLoading || total === 0)}
            onClick={written ? onClose : work.write}
          />
        </>
      }
    >
      <div role="status">
        {isOpen && isLoading && <Text muted>Reading the redirects that are there …</Text>}
        {isOpen && work.refused && <Note tone="critical">{work.refused}</Note>}
        {hasFailed && <Note tone="critical">What is on the site did not load. Close this and try again.</Note>}
        {isWriting && (
          <label>
            {count} of {total} written
            <progress value={count} max={total} aria-label="Import" style={{ width: '100%' }} />
          </label>
        )}
        {written && <Outcome written={written} total={total} />}
      </div>
      {isOpen && <Source text={work.text} onText={work.setText} />}
      {isOpen && plan.length > 0 && (
        <>
          <Choices plan={plan} choices={work.choices} onChoose={work.setChoices} />
          <Preview rows={plan} />
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
    <Stack gap={3}>
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
    </Stack>
  )
}

type ChoicesProps = { plan: PlannedRow[]; choices: ImportChoices; onChoose: (choices: ImportChoices) => void }

/** For the whole file: what happens to addresses that are there, and which other websites are right. */
function Choices({ plan, choices, onChoose }: ChoicesProps) {
  const { existing, confirmedHosts } = choices
  const hosts = Map.groupBy(plan, ({ row }) => foreignHost(row.destination))
  const confirm = (host: string, isConfirmed: boolean) => {
    const others = [...confirmedHosts].filter(each => each !== host)
    onChoose({ ...choices, confirmedHosts: new Set(isConfirmed ? [...others, host] : others) })
  }
  return (
    <>
      {plan.some(({ state }) => state === 'update' || state === 'skip') && (
        <Choice words="Leave addresses that have a redirect already as they are">
          <Checkbox
            checked={existing === 'skip'}
            onChange={({ currentTarget }) =>
              onChoose({ ...choices, existing: currentTarget.checked ? 'skip' : 'update' })
            }
          />
        </Choice>
      )}
      {[...hosts.keys()].some(Boolean) && (
        <Note tone="caution" title="These lead away from this site. Choose the websites that you know:">
          <Flex gap={4} wrap="wrap" overflow="auto" style={{ maxHeight: 160 }}>
            {[...hosts].map(
              ([host, { length }]) =>
                host && (
                  <Choice key={host} words={`${host} (${countOf(length, 'row')})`}>
                    <Checkbox
                      checked={confirmedHosts.has(host)}
                      onChange={event => confirm(host, event.currentTarget.checked)}
                    />
                  </Choice>
                ),
            )}
          </Flex>
        </Note>
      )}
    </>
  )
}

/** Says for each row what would happen, and what is wrong with it: those that are not imported first. */
function Preview({ rows }: { rows: PlannedRow[] }) {
  const by = Object.groupBy(rows, ({ state }) => state)
  const shown = [...(by.wrong ?? []), ...rows.filter(({ state }) => state !== 'wrong')]
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
              <th scope="col">Row</th>
              <th scope="col">Short address</th>
              <th scope="col">Leads to</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MAX_SHOWN_ROWS).map(each => (
              <tr key={each.row.number} style={shadeOf(each)}>
                <td>{each.row.number}</td>
                <td>{each.row.path}</td>
                <td>{describeDestination(each.row.destination) ?? each.row.destination}</td>
                <td>
                  {WORDS[each.state]}
                  <div>{each.state === 'wrong' ? `${each.says}.` : each.says}</div>
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

function shadeOf({ state, says }: PlannedRow) {
  const tone = state === 'wrong' ? 'critical' : 'caution'
  return says ? { background: `var(--card-badge-${tone}-bg-color)`, color: `var(--card-badge-${tone}-fg-color)` } : {}
}
