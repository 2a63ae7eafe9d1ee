import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { GiveChoices } from '@/components/give/form'
import { petalsOfGift, RAISED } from '@/components/give/goal'
import { Motto, PageWall } from '@/components/give/page-wall'
import { GoalRosette } from '@/components/give/rosette'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatDollars } from '@/lib/words/format'
import { CAUSES } from './gift'
import type { Masjid } from './masjids'
import { useConnection } from './use-connection'
import { petalLine } from './words'

/** In milliseconds: how long the reader waits for a card, how long reading takes, and a second of the countdown. */
const ARMED = 30_000
const READING = 1_400
const SECOND = 1_000
/** Seconds for which the thanks are shown. */
const THANKS = 8

const AMOUNTS = [10, 20, 50, 100, 250]
const FOR = CAUSES.slice(0, 3).map(value => ({ value, label: value }))
const REMOVE = (
  <>
    <Icon name="arrow-left" />
    <span className="sr-only">Delete the last digit</span>
  </>
)
const MAX_DIGITS = 5

type View = 'amounts' | 'other' | 'ready' | 'reading' | 'thanks' | 'unread' | 'offline'
type State = { view: View; amount: number; typed: string; before: number; seconds: number; unread: number }

type Go = (changes: Partial<State>) => void
const change = (state: State, changes: Partial<State>): State => ({ ...state, ...changes })

type TerminalProps = { masjid: Masjid; query: URLSearchParams; address: string }

/** The screen beside a card reader, in landscape. It is the only page here that does nothing without JavaScript, and it says so. */
export function Terminal({ masjid: { name }, query, address }: TerminalProps) {
  /** `?card=unread` lets the first card not be read, to show what donors see then. */
  const start: State = { view: 'amounts', amount: 50, typed: '', before: RAISED, seconds: 0, unread: 0 }
  const [state, go] = useReducer(change, { ...start, unread: query.get('card') === 'unread' ? 1 : 0 })
  const [cause, setCause] = useState<(typeof CAUSES)[number]>(CAUSES[0])
  const causes = { chosen: cause, onChoose: setCause }
  const isOnline = useConnection()
  const view = isOnline ? state.view : 'offline'
  const title = useRef<HTMLHeadingElement>(null)
  const { amount, before, typed } = state
  useTimer(state, go)
  useEffect(() => {
    if (!isOnline) go({ view: 'amounts' })
  }, [isOnline])
  const shown = useRef<View>(view)
  useEffect(() => {
    if (shown.current !== view) title.current?.focus()
    shown.current = view
  }, [view])

  const arm = (amount: number) => amount > 0 && go({ view: 'ready', amount })
  const amounts = AMOUNTS.map((each): Key => [`$${each}`, () => arm(each)])
  const press = (digit: string) => go({ typed: `${typed}${digit}`.replace(/^0+/, '').slice(0, MAX_DIGITS) })
  const digits = (list: string) => Array.from(list, (digit): Key => [digit, () => press(digit)])
  const remove = () => go({ typed: typed.slice(0, -1) })
  const done: Key = ['Done', () => arm(Number(typed)), 'is-done']
  const given = formatDollars(amount)
  const screens: Record<View, [title: string, text?: string, note?: string]> = {
    amounts: ['How much would you like to\u00a0give?'],
    other: ['Enter an amount'],
    ready: [`Tap to give ${given}`, 'Hold your card or phone at the reader.', cause],
    reading: ['Giving...', 'Keep your card or phone at the reader.'],
    thanks: [
      'Jazak Allahu khayran',
      `${given} has reached ${name}. ${petalLine(petalsOfGift(before - amount, amount))}`,
    ],
    unread: ['The card was not read', 'Nothing was charged. Hold it flat at the reader, or use another card.'],
    offline: ['This terminal is resting', 'It has no connection just now. You can still give on your phone.', address],
  }
  const ways: Partial<Record<View, [label: string, view: View][]>> = {
    ...{ other: [['Back', 'amounts']], ready: [['Change', 'amounts']], thanks: [[`Done ${state.seconds}`, 'amounts']] },
    unread: [
      ['Try again', 'ready'],
      ['Change the amount', 'amounts'],
    ],
  }
  const [heading, text, note] = screens[view]
  const reader = query.get('readerId') || query.get('reader')
  return (
    <div className="give-page terminal grid-rows-[1fr] grid-cols-[minmax(0,5fr)_minmax(0,8fr)] h-[100svh] overflow-hidden select-none max-md:grid-rows-[auto_1fr] max-md:grid-cols-1 max-md:h-auto max-md:min-h-[100svh]">
      <PageWall name={name}>
        <Motto />
      </PageWall>
      <main>
        <h1 className="sr-only">Give to {name}</h1>
        <p className="hidden noscript:block">
          This screen needs JavaScript. You can give without it at <b>{address}</b>.
        </p>
        <section key={view} data-shown={view} className="noscript:hidden">
          {view === 'ready' && (
            <button type="button" aria-label="Tap a sample card" onClick={() => go({ view: 'reading' })}>
              <Slab raised={0} className="is-armed" />
            </button>
          )}
          {view === 'reading' && <Slab raised={Number.POSITIVE_INFINITY} className="is-reading" />}
          {view === 'thanks' && <Slab raised={before} />}
          <h2 ref={title} tabIndex={-1} className="outline-none">
            {heading}
          </h2>
          {text && <p>{text}</p>}
          {note && <p className="terminal-cause">{note}</p>}
          {view === 'amounts' && (
            <>
              <Keys
                className="amounts"
                keys={[...amounts, ['Other', () => go({ view: 'other', typed: '' }), 'is-other']]}
              />
              <GiveChoices className="terminal-causes" name="cause" legend="For" choices={FOR} {...causes} />
            </>
          )}
          {view === 'other' && (
            <>
              <p className="terminal-typed" aria-live="polite">
                {formatDollars(Number(typed))}
              </p>
              <Keys className="pad" keys={[...digits('123456789'), [REMOVE, remove], ...digits('0'), done]} />
            </>
          )}
          <div className="terminal-ways flex flex-wrap gap-[14px] justify-center">
            {ways[view]?.map(([label, view]) => (
              <Button key={label} size="lg" variant="quiet" onClick={() => go({ view })}>
                {label}
              </Button>
            ))}
          </div>
        </section>
        <footer>
          <span>Stand-in page: no money can move here</span>
          <span>{`${reader ? `Reader ${reader}, ` : ''}${query.get('live') === 'true' ? 'live' : 'test mode'}`}</span>
        </footer>
      </main>
    </div>
  )
}

/** What a view does by itself. */
function useTimer({ view, before, amount, unread }: State, go: Go): void {
  useEffect(() => {
    if (view === 'thanks') {
      let left = THANKS
      const countdown = setInterval(() => go(--left > 0 ? { seconds: left } : { view: 'amounts' }), SECOND)
      return () => clearInterval(countdown)
    }
    const thanks = { view: 'thanks', seconds: THANKS, before: before + amount } as const
    const read: Partial<State> = unread > 0 ? { view: 'unread', unread: 0 } : thanks
    const after = { ready: ARMED, reading: READING }[String(view)]
    const timer = after && setTimeout(() => go(view === 'ready' ? { view: 'amounts' } : read), after)
    return () => clearTimeout(timer || undefined)
  }, [view, before, amount, unread, go])
}

/** The rosette of the week's goal, with the sign of the reader on its core. */
function Slab({ raised, className }: { raised: number; className?: string }) {
  return (
    <span className={classNames('terminal-slab', className)}>
      <GoalRosette raised={raised} before={RAISED} />
      <Icon name="contactless-payment" />
    </span>
  )
}

type Key = [label: ReactNode, press: () => void, className?: string]

function Keys({ className, keys }: { className: 'amounts' | 'pad'; keys: Key[] }) {
  return (
    <div className={`terminal-keys ${className}`}>
      {keys.map(([label, press, look], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key is identified by its position
        <button key={place} type="button" className={look} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  )
}
