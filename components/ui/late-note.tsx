import { PAGE_IDS } from '@/lib/environment/page-ids'
import { Button } from './button'

/** Above everything but dialogs; late-code.client.ts shows it when something that the visitor pressed cannot be loaded. */
export function LateNote({ words }: { words: { text: string; reload: string } }) {
  return (
    <div
      id={PAGE_IDS.lateNote}
      role="alert"
      hidden
      className="late-note fixed inset-x-4 bottom-[calc(var(--rail)+1rem)] z-30 mx-auto flex max-w-176 flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-[16px] bg-ink-950 px-5 py-3.5 text-paper shadow-3"
    >
      <p dir="auto">{words.text}</p>
      <Button variant="saffron" size="sm">
        {words.reload}
      </Button>
    </div>
  )
}
