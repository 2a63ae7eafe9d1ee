import { useEffect, useState } from 'react'
import { GiveChoices } from '@/components/give/form'
import { GOAL, petalsOf, RAISED } from '@/components/give/goal'
import { Rows } from '@/components/give/receipt'
import { GoalRosette } from '@/components/give/rosette'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { choose, type Masjid, METHODS, namePetals, receive, startFlow } from './gift'
import { type After, GiftForm, useFlow } from './gift-form'
import { PageFrame } from './page-frame'
import { Receipt } from './receipt'

/** How long the payment seems to take. */
const AFTER: After = { paying: [1_200, receive] }
const MAX_SHOWN_PARAMETERS = 20
const WAYS = (['phone', 'card', 'bank'] as const).map(value => ({
  value,
  label: [<Icon key="icon" name={METHODS[value].icon} />, METHODS[value].name],
}))

type GivePageProps = { masjid: Masjid; query: URLSearchParams; siteUrl: string; today: string }

/** One page: the form, and in its place the receipt. Without JavaScript the form asks for the page again. */
export function GivePage({ masjid: { name, isDemo }, query, siteUrl, today: servedAt }: GivePageProps) {
  const [flow, setFlow] = useFlow(() => startFlow(query), AFTER)
  const [today, setToday] = useState(() => new Date(servedAt))
  const { view, gift, before } = flow
  const isDone = view === 'receipt'
  const raised = isDone ? before + gift.amount : before
  useEffect(() => setToday(new Date()), [])

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
                <b>{formatExactDollars(gift.amount)}</b> your gift, {namePetals(before, gift.amount)}
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
      {isDone ? (
        <Receipt {...{ name, isDemo, flow, setFlow, today, siteUrl }} goal={isDemo && rosette} />
      ) : (
        <GiftForm {...{ flow, setFlow, today, next: 'paying' }} className="[--key:50px]">
          <input type="hidden" name="step" value="receipt" />
          <GiveChoices
            className="give-ways"
            name="method"
            legend="Pay with"
            choices={WAYS}
            chosen={gift.method}
            onChoose={method => setFlow(flow => choose(flow, { method }))}
          />
        </GiftForm>
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
