import { type ReactNode, useEffect, useState } from 'react'
import { RAISED } from '@/components/give/goal'
import { GoalRosette } from '@/components/give/rosette'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { namePetals, readGift } from './gift'
import { GiftForm } from './gift-form'
import { PageFrame } from './page-frame'

const START = { ...readGift(new URLSearchParams()), cover: false }

type ViewName = 'choose' | 'ready' | 'paying' | 'receipt'
type View = { heading: string; text?: string; rosette?: ReactNode; back?: string }

/** Which view follows by itself, after how many milliseconds. */
const NEXT: Partial<Record<ViewName, [view: ViewName, delay: number]>> = {
  ready: ['choose', 30_000],
  paying: ['receipt', 1_400],
  receipt: ['choose', 8_000],
}

/** The screen beside a card reader, in landscape. It is the only page here that does nothing without JavaScript, and it says so. */
export function Terminal({ name, query }: { name: string; query: URLSearchParams }) {
  const [view, setView] = useState<ViewName>('choose')
  const [gift, setGift] = useState(START)
  const amount = formatExactDollars(gift.amount)
  const views: Record<ViewName, View> = {
    choose: { heading: 'How much would you like to\u00a0give?' },
    ready: {
      heading: `Tap to give ${amount}`,
      text: `For ${gift.cause}. Hold your card or phone at the reader.`,
      rosette: (
        <button
          type="button"
          className="block w-full rounded-full"
          aria-label="Tap a sample card"
          onClick={() => setView('paying')}
        >
          <GoalRosette raised={0} before={RAISED} className="is-armed" />
        </button>
      ),
      back: 'Change',
    },
    paying: {
      heading: 'Giving...',
      text: 'Keep your card or phone at the reader.',
      rosette: <GoalRosette raised={Number.POSITIVE_INFINITY} className="is-reading" />,
    },
    receipt: {
      heading: 'Jazak Allahu khayran',
      text: `${amount} has reached ${name}: ${namePetals(gift.amount)}.`,
      rosette: <GoalRosette raised={RAISED + gift.amount} before={RAISED} />,
      back: 'Done',
    },
  }
  const { heading, text, rosette, back } = views[view]
  useEffect(() => {
    const [next, delay] = NEXT[view] ?? []
    const timer = setTimeout(() => next && setView(next), delay)
    return () => clearTimeout(timer)
  }, [view])
  const reader = query.get('readerId') || query.get('reader')
  return (
    <PageFrame name={name} className="grid grid-rows-[1fr_auto] select-none">
      <h1 className="sr-only">Give to {name}</h1>
      <p className="hidden noscript:block">This screen needs JavaScript.</p>
      <section
        data-shown={view}
        className="grid content-center justify-items-center gap-[clamp(14px,3vh,28px)] text-center noscript:hidden"
      >
        {rosette && (
          <span className="relative block w-[min(340px,62vw,40vh)] forced-color-adjust-none">
            {rosette}
            <Icon
              name="contactless-payment"
              className="absolute inset-0 w-[16.5%] h-auto m-auto text-ink-900 pointer-events-none"
            />
          </span>
        )}
        <h2
          key={view}
          ref={focus}
          tabIndex={-1}
          className="text-[clamp(1.75rem,3vw,2.5rem)]/[1.06] tracking-[-0.025em] outline-none"
        >
          {heading}
        </h2>
        {text && <p className="text-[clamp(1.1875rem,1.8vw,1.5rem)]/[1.4] text-muted">{text}</p>}
        {view === 'choose' && (
          <GiftForm
            start={START}
            onGive={gift => {
              setGift(gift)
              setView('ready')
            }}
            className="[--key:clamp(64px,14vh,96px)] w-full [&_.give-amounts]:text-[1.5rem] [&_:is(.give-often,.give-cover,.give-safety,.give-ways)]:hidden"
          />
        )}
        {back && (
          <Button size="lg" variant="quiet" onClick={() => setView('choose')}>
            {back}
          </Button>
        )}
      </section>
      <footer className="flex flex-wrap justify-between gap-x-5 pt-3 mt-4 text-sm text-muted border-t border-rule">
        <span>Stand-in page: no money can move here</span>
        <span>{`${reader ? `Reader ${reader}, ` : ''}${query.get('live') === 'true' ? 'live' : 'test mode'}`}</span>
      </footer>
    </PageFrame>
  )
}

function focus(title: HTMLElement | null) {
  title?.focus()
}
