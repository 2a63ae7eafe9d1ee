import { PAGE_IDS } from '@/lib/page-ids'
import { Button } from './button'

/** Shown by late-code.client.ts when something that the visitor pressed cannot be loaded. */
export function LateNote({ words }: { words: { text: string; reload: string } }) {
  return (
    <div id={PAGE_IDS.lateNote} role="alert" hidden className="late-note">
      <p dir="auto">{words.text}</p>
      <Button variant="saffron" size="sm">
        {words.reload}
      </Button>
    </div>
  )
}
