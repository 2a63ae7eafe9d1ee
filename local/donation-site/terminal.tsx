import { type ReactNode, useEffect, useRef } from 'react'
import { RAISED } from '@/components/give/goal'
import { GoalRosette } from '@/components/give/rosette'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { choose, type Flow, namePetals, receive, startFlow } from './gift'
import { type After, GiftForm, useFlow } from './gift-form'
import { PageFrame } from './page-frame'

const START = choose(startFlow(new URLSearchParams()), { cover: false })
const AFTER: After = { ready: [30_000, restart], paying: [1_400, receive], receipt: [8_000, restart] }

/** For the next donor. */
function restart({ view, before, gift }: Flow): Flow {
  return { ...START, before: view === 'receipt' ? before + gift.amount : before }
}

type View = { heading: string; text?: string; rosette?: ReactNode; back?: string }

/** The screen beside a card reader, in landscape. It is the only page here that does nothing without JavaScript, and it says so. */
export function Terminal({ name, query, today }: { name: string; query: URLSearchParams; today: string }) {
  const [flow, setFlow] = useFlow(() => START, AFTER)
  const { view, before, gift } = flow
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) title.current?.focus()
    shown.current = view
  }, [view])

  const given = formatExactDollars(gift.amount)
  const views: Record<Flow['view'], View> = {
    choose: { heading: 'How much would you like to\u00a0give?' },
    ready: {
      heading: `Tap to give ${given}`,
      text: `For ${gift.cause}. Hold your card or phone at the reader.`,
      rosette: (
        <button
          type="button"
          className="block w-full rounded-full"
          aria-label="Tap a sample card"
          onClick={() => setFlow(flow => ({ ...flow, view: 'paying' }))}
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
      text: `${given} has reached ${name}: ${namePetals(before, gift.amount)}.`,
      rosette: <GoalRosette raised={before + gift.amount} before={RAISED} />,
      back: 'Done',
    },
  }
  const { heading, text, rosette, back } = views[view]
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
          ref={title}
          tabIndex={-1}
          className="text-[clamp(1.75rem,3vw,2.5rem)]/[1.06] tracking-[-0.025em] outline-none"
        >
          {heading}
        </h2>
        {text && <p className="text-[clamp(1.1875rem,1.8vw,1.5rem)]/[1.4] text-muted">{text}</p>}
        {view === 'choose' && (
          <GiftForm
            {...{ flow, setFlow, today: new Date(today), next: 'ready' }}
            className="[--key:clamp(64px,14vh,96px)] w-full [&_.give-amounts]:text-[1.5rem] [&_:is(.give-often,.give-cover,.give-safety)]:hidden"
          />
        )}
        {back && (
          <Button size="lg" variant="quiet" onClick={() => setFlow(restart)}>
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
