import './toast.css'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { msSinceShown } from '@/components/ui/shown'
import { useIsShown } from './floating-bar.client'
import { LAST_START_MS, toastAt } from './toast-schedule'

/** The texts of one toast: "Someone donated $50", "2 days ago". */
export type ToastNote = { text: string; when: string }

const HELD_CHECK_MS = 200

/** Shows the notes by the schedule. A toast stays as long as the pointer or the focus is in it, and none begins late, wherever the page is scrolled. */
export function ToastCard({ notes, dismissLabel }: { notes: ToastNote[]; dismissLabel: string }) {
  const isPlace = useIsShown('landing')
  const [moment, setMoment] = useState(() => toastAt(0))
  const [begunTurn, setBegunTurn] = useState<number | null>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (moment.untilMs === null) return
    let timer = setTimeout(goOn, moment.untilMs - msSinceShown())
    function goOn() {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(goOn, HELD_CHECK_MS)
      else setMoment(toastAt(msSinceShown()))
    }
    return () => clearTimeout(timer)
  }, [moment])

  const { phase, turn } = moment
  const isDue = isPlace && phase === 'visible'
  useEffect(() => {
    if (isDue && msSinceShown() <= LAST_START_MS) setBegunTurn(turn)
  }, [isDue, turn])

  if (isDismissed) return null
  const note = isPlace && phase !== 'hidden' && turn === begunTurn ? notes[turn] : undefined
  return (
    <div
      ref={card}
      data-phase={note && phase}
      inert={note && phase === 'fading'}
      className="toast fixed left-(--rail-sides) bottom-[env(safe-area-inset-bottom)] z-11 hidden gap-[10px] items-center h-[calc(var(--rail-height)_-_1px)] max-w-[27rem] xl:flex [&_b]:font-[650] [&_b]:text-heading print:hidden"
    >
      {note && <i aria-hidden className="kite" />}
      <p role="status">
        {note && (
          <>
            <b dir="auto">{note.text}</b> <span dir="auto">{note.when}</span>
          </>
        )}
      </p>
      {note && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={() => setIsDismissed(true)}
          className="grid size-11 shrink-0 place-items-center rounded-[12px] text-muted hover:text-heading"
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
