import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { GiveChoices, GiveForm } from '@/components/give/form'
import { GOAL, petalsOf, RAISED } from '@/components/give/goal'
import { Rows } from '@/components/give/receipt'
import { GoalRosette } from '@/components/give/rosette'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import {
  CAUSES,
  choose,
  give,
  type Masjid,
  METHODS,
  namePetals,
  OFTEN,
  receive,
  startFlow,
  type,
  wordsOf,
} from './gift'
import { PageFrame } from './page-frame'
import { Receipt } from './receipt'

/** How long the payment seems to take, in milliseconds. */
const PAYING = 1_200
const MAX_SHOWN_PARAMETERS = 20
const WAYS = (['phone', 'card', 'bank'] as const).map(value => ({
  value,
  label: [<Icon key="icon" name={METHODS[value].icon} />, METHODS[value].name],
}))
const TEXTS = {
  ...{ frequency: 'How often', often: OFTEN, amountName: 'Suggested amounts', amounts: [25, 50, 100, 250] },
  ...{ cause: 'Cause', causes: [...CAUSES], cover: 'Cover the fees', safety: 'A tax receipt follows by e-mail.' },
}
/** Characters that fit in the largest type. */
const LARGE = 5

type GivePageProps = { masjid: Masjid; query: URLSearchParams; siteUrl: string; today: string }

/** One page: the form, and in its place the receipt. Without JavaScript the form asks for the page again. */
export function GivePage({ masjid: { name, isDemo }, query, siteUrl, today: servedAt }: GivePageProps) {
  const [flow, setFlow] = useState(() => startFlow(query))
  const [today, setToday] = useState(() => new Date(servedAt))
  const startedAt = useRef<number | null>(null)
  const amount = useRef<HTMLInputElement>(null)
  const { view, gift, before, typed, problem } = flow
  const isDone = view === 'receipt'
  const isPaying = view === 'paying'
  const raised = isDone ? before + gift.amount : before
  const words = wordsOf(gift, today)
  const start = () => {
    startedAt.current ??= performance.now()
  }
  useEffect(() => setToday(new Date()), [])
  useEffect(() => {
    if (!isPaying) return
    const payment = setTimeout(() => {
      const took = performance.now() - (startedAt.current ?? 0)
      setFlow(flow => receive(flow, took))
      startedAt.current = null
    }, PAYING)
    return () => clearTimeout(payment)
  }, [isPaying])

  const rosette = (
    <GoalRosette raised={raised} before={RAISED}>
      <text
        className="[font:600_125px/1_var(--font-display)] tracking-[-0.04em] fill-ink-900"
        y="44"
        textAnchor="middle"
      >
        {petalsOf(raised).whole}
      </text>
    </GoalRosette>
  )
  const goal = (
    <>
      <b className="text-saffron-300">{formatExactDollars(raised)}</b>{' '}
      {raised < GOAL ? `of ${formatExactDollars(GOAL)} this week` : 'This week’s goal is reached'}
    </>
  )
  /** What a short address of the site added, so that staff can check it. */
  const carried = query.has('step') ? [] : [...query].slice(0, MAX_SHOWN_PARAMETERS)
  return (
    <PageFrame
      name={name}
      className="lg:self-center"
      line={
        isDemo && (
          <>
            Toledo, Ohio <span className="sm:hidden">{goal}</span>
          </>
        )
      }
      goal={isDemo ? rosette : undefined}
      tally={
        isDemo && (
          <>
            <p className="mt-3 [&_b]:text-[2.25rem] [&_b]:tracking-[-0.03em]" aria-live="polite">
              {goal}
            </p>
            {isDone && (
              <p className="gift-tag">
                <b>{words.amount}</b> your gift, {namePetals(before, gift.amount)}
              </p>
            )}
          </>
        )
      }
    >
      <h1 className={isDemo ? 'sr-only' : 'mb-3 text-title text-center'}>Give to {name}</h1>
      {isDemo && !isDone && (
        <p className="mb-3 text-center text-sm text-ink-800">
          <b>This is a demo.</b> No money moves, so give as often as you like.
        </p>
      )}
      {isDone && <Receipt {...{ name, isDemo, flow, setFlow, words, today, siteUrl }} goal={isDemo && rosette} />}
      {!isDone && (
        <GiveForm
          phone={{
            ...{ ...TEXTS, draft: gift, isGiving: isPaying },
            adds: <span className="noscript:hidden">{words.adds}</span>,
            give: isPaying ? (
              'Giving...'
            ) : (
              <>
                Give <span className="noscript:hidden">{words.give}</span>
              </>
            ),
          }}
          className="[--key:50px] gap-[14px] p-0 text-[1.0625rem] leading-[1.35] tabular-nums rounded-none"
          choose={name => value => setFlow(flow => choose(flow, { [name]: value }))}
          noValidate
          onPointerDown={start}
          onKeyDown={start}
          onSubmit={event => {
            event.preventDefault()
            if (!isPaying) setFlow(give)
            if (gift.amount === 0) amount.current?.focus()
          }}
          amountField={
            <>
              <AmountField
                ref={amount}
                autoFocus={before > RAISED}
                value={typed}
                problem={problem}
                onChange={({ target }) => setFlow(flow => type(flow, target.value))}
              />
              <p className="-mt-1 text-center text-muted empty:hidden" aria-live="polite">
                {words.when}
              </p>
            </>
          }
        >
          <input type="hidden" name="step" value="receipt" />
          <GiveChoices
            className="give-ways"
            name="method"
            legend="Pay with"
            choices={WAYS}
            chosen={gift.method}
            onChoose={method => setFlow(flow => choose(flow, { method }))}
          />
        </GiveForm>
      )}
      {!isDemo && (
        <div className="mt-[20px] text-(length:--text-sm) text-center text-muted [&_summary]:py-[10px]">
          <p>This page stands in for the donation host. No money can move here.</p>
          {carried.length > 0 && (
            <details>
              <summary>What the address carries</summary>
              <Rows rows={carried} />
            </details>
          )}
        </div>
      )}
    </PageFrame>
  )
}

/** An amount that is typed, in the largest type that it fits in; and what is wrong with it. */
export function AmountField({ problem, ...input }: ComponentProps<'input'> & { value: string; problem: string }) {
  const { length } = input.value
  return (
    <>
      <label
        className={`flex items-center justify-self-center max-w-full font-display font-semibold ${length > LARGE ? 'text-[min(3.5rem,10.5vw)]/none' : 'text-[4.5rem]/none'} tracking-[-0.04em] text-heading border-b-3 border-action focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-focus has-aria-invalid:text-clay-700 has-aria-invalid:border-clay-600`}
      >
        $
        <input
          {...input}
          name="typed"
          className="field-sizing-content min-w-[1ch] max-w-full h-[1.15em] tracking-[inherit] outline-none"
          aria-label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          size={Math.max(1, length)}
          aria-invalid={problem ? true : undefined}
          aria-describedby="amount-error"
        />
        <Icon name="pencil-simple" className="w-5 ml-3 text-ink-700" />
      </label>
      <p id="amount-error" hidden={!problem} className="text-center font-[550] text-clay-700 text-sm">
        {problem}
      </p>
    </>
  )
}
