import { TextArea } from '@sanity/ui'
import { type ChangeEvent, useId } from 'react'
import { Muted, Stack } from '@/studio/ui/layout'
import { decodeSpreadsheet } from './parse-csv'

type SourceProps = { text: string; onText: (text: string) => void }

/** Larger texts are kept but not shown, because they make the browser slow. */
const MAX_SHOWN = 20_000

const EXAMPLE = 'path,destination\n/ramadan,/post/thirty-nights\n/albayan,albayan\n/partner,https://example.org/give'

export function Source({ text, onText }: SourceProps) {
  const textId = useId()
  const fileId = useId()
  const isLong = text.length > MAX_SHOWN

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (file) onText(decodeSpreadsheet(new Uint8Array(await file.arrayBuffer())))
  }

  return (
    <Stack>
      <Muted>
        Save the spreadsheet as CSV, or copy its cells. The columns are <b>path</b> and <b>destination</b>, and if you
        like <b>active</b> (yes or no) and <b>parameters</b> (terminal=true&live=true). A destination is the name of a
        donation page, a page of this site, or an address that begins with https://. Nothing is written before you press
        Import.
      </Muted>
      <Stack $gap={4}>
        <label htmlFor={fileId}>CSV file</label>
        <input id={fileId} type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={read} />
      </Stack>
      <Stack $gap={4}>
        <label htmlFor={textId}>Or paste the rows</label>
        <TextArea
          id={textId}
          rows={6}
          spellCheck={false}
          placeholder={EXAMPLE}
          readOnly={isLong}
          value={isLong ? `${text.slice(0, MAX_SHOWN)}\n…` : text}
          onChange={event => onText(event.currentTarget.value)}
        />
      </Stack>
    </Stack>
  )
}
