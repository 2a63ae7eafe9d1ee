import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GiveChoices } from '@/components/give/form'
import { RAISED } from '@/components/give/goal'
import { GoalRosette } from '@/components/give/rosette'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { CAUSES, namePetals, readTyped } from './gift'
import { AmountField } from './give'
import { PageFrame } from './page-frame'

/** Seconds for which the thanks are shown. */
const THANKS = 8
const AMOUNTS = [10, 20, 50, 100, 250]
const KEY =
  'min-h-[clamp(96px,17vh,136px)] font-display font-semibold text-[clamp(1.75rem,3vw,2.5rem)]/none tracking-[-0.035em] text-heading bg-white border-2 border-sand-600 rounded-[24px] active:text-paper active:bg-ink-900'
const FOR = CAUSES.slice(0, 3).map(value => ({ value, label: value }))

type View = 'amounts' | 'other' | 'ready' | 'reading' | 'thanks'
type State = { view: View; amount: number; typed: string; problem: string; before: number; seconds: number }

const START: State = { view: 'amounts', amount: 0, typed: '', problem: '', before: RAISED, seconds: THANKS }

/** What a view does by itself, and after how many milliseconds: the reader waits for a card, reads it, and counts down. */
const NEXT: Partial<Record<View, [after: number, next: (state: State) => State]>> = {
  ready: [30_000, ({ before }) => ({ ...START, before })],
  reading: [1_400, state => ({ ...state, view: 'thanks', before: state.before + state.amount })],
  thanks: [
    1_000,
    ({ before, ...s }) => (s.seconds > 1 ? { ...s, before, seconds: s.seconds - 1 } : { ...START, before }),
  ],
}

type TerminalProps = { name: string; query: URLSearchParams; address: string }

/** The screen beside a card reader, in landscape. It is the only page here that does nothing without JavaScript, and it says so. */
export function Terminal({ name, query, address }: TerminalProps) {
  const [state, setState] = useState(START)
  const [cause, setCause] = useState<(typeof CAUSES)[number]>(CAUSES[0])
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef<View>('amounts')
  const { view, amount, typed, problem, before, seconds } = state
  const go = (changes: Partial<State>) => setState(state => ({ ...state, ...changes }))
  const restart = () => setState({ ...START, before })
  useEffect(() => {
    if (shown.current !== view) title.current?.focus()
    shown.current = view
    const [after, next] = NEXT[view] ?? []
    const timer = next && setInterval(() => setState(next), after)
    return () => clearInterval(timer)
  }, [view])

  const given = formatExactDollars(amount)
  const reader = query.get('readerId') || query.get('reader')
  const views: Record<View, { title: string; text?: string; rosette?: ReactNode; parts: ReactNode }> = {
    amounts: {
      title: 'How much would you like to\u00a0give?',
      parts: (
        <>
          <div className="grid grid-cols-2 md:grid-cols-3 gap-4">
            {AMOUNTS.map(amount => (
              <button key={amount} type="button" className={KEY} onClick={() => go({ view: 'ready', amount })}>
                ${amount}
              </button>
            ))}
            <button type="button" className={KEY} onClick={() => go({ view: 'other' })}>
              Other
            </button>
          </div>
          <GiveChoices
            className="give-ways"
            name="cause"
            legend="For"
            choices={FOR}
            chosen={cause}
            onChoose={setCause}
          />
        </>
      ),
    },
    other: {
      title: 'Enter an amount',
      parts: (
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            const { amount, problem } = readTyped(typed)
            go(problem ? { problem } : { view: 'ready', amount })
          }}
        >
          <AmountField
            value={typed}
            problem={problem}
            onChange={({ target }) => go({ typed: target.value, problem: '' })}
          />
          <Button type="submit" size="lg">
            Done
          </Button>
          <Button size="lg" variant="quiet" onClick={restart}>
            Back
          </Button>
        </form>
      ),
    },
    ready: {
      title: `Tap to give ${given}`,
      text: 'Hold your card or phone at the reader.',
      rosette: (
        <button
          type="button"
          className="block w-full rounded-full"
          aria-label="Tap a sample card"
          onClick={() => go({ view: 'reading' })}
        >
          <GoalRosette raised={0} before={RAISED} className="is-armed" />
        </button>
      ),
      parts: (
        <>
          <p className="p-[8px_24px] font-semibold text-ink-800 bg-sand-100 rounded-full">{cause}</p>
          <Button size="lg" variant="quiet" onClick={restart}>
            Change
          </Button>
        </>
      ),
    },
    reading: {
      title: 'Giving...',
      text: 'Keep your card or phone at the reader.',
      rosette: <GoalRosette raised={Number.POSITIVE_INFINITY} className="is-reading" />,
      parts: null,
    },
    thanks: {
      title: 'Jazak Allahu khayran',
      text: `${given} has reached ${name}: ${namePetals(before - amount, amount)}.`,
      rosette: <GoalRosette raised={before} before={RAISED} />,
      parts: (
        <Button size="lg" variant="quiet" onClick={restart}>
          Done {seconds}
        </Button>
      ),
    },
  }
  const { title: heading, text, rosette, parts } = views[view]
  return (
    <PageFrame name={name} className="grid grid-rows-[1fr_auto] select-none">
      <h1 className="sr-only">Give to {name}</h1>
      <p className="hidden noscript:block">
        This screen needs JavaScript. You can give without it at <b>{address}</b>.
      </p>
      <section
        key={view}
        data-shown={view}
        className={`grid content-center gap-[clamp(14px,3vh,28px)] noscript:hidden ${rosette ? 'justify-items-center text-center' : ''}`}
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
        <h2 ref={title} tabIndex={-1} className="text-[clamp(2rem,3.6vw,3rem)]/[1.06] tracking-[-0.025em] outline-none">
          {heading}
        </h2>
        {text && <p className="text-[clamp(1.1875rem,1.8vw,1.5rem)]/[1.4] text-muted">{text}</p>}
        {parts}
      </section>
      <footer className="flex flex-wrap justify-between gap-x-5 pt-3 mt-4 text-sm text-muted border-t border-rule">
        <span>Stand-in page: no money can move here</span>
        <span>{`${reader ? `Reader ${reader}, ` : ''}${query.get('live') === 'true' ? 'live' : 'test mode'}`}</span>
      </footer>
    </PageFrame>
  )
}
