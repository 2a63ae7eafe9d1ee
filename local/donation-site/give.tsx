import { useEffect, useState } from 'react'
import { GiveChoices } from '@/components/give/form'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { choose, METHODS, namePetals, receive, startFlow } from './gift'
import { type After, GiftForm, useFlow } from './gift-form'
import { PageFrame } from './page-frame'
import { Receipt } from './receipt'

/** How long the payment seems to take. */
const AFTER: After = { paying: [1_200, receive] }
const WAYS = (['phone', 'card', 'bank'] as const).map(value => ({
  value,
  label: [<Icon key="icon" name={METHODS[value].icon} />, METHODS[value].name],
}))

type GivePageProps = { name: string; isDemo: boolean; query: URLSearchParams; siteUrl: string; today: string }

/** One page: the form, and in its place the receipt. Without JavaScript the form asks for the page again. */
export function GivePage({ name, isDemo, query, siteUrl, today: servedAt }: GivePageProps) {
  const [flow, setFlow] = useFlow(() => startFlow(query), AFTER)
  const [today, setToday] = useState(() => new Date(servedAt))
  const { view, gift, before } = flow
  const isDone = view === 'receipt'
  const raised = isDemo ? before + (isDone ? gift.amount : 0) : undefined
  useEffect(() => setToday(new Date()), [])

  const tag = isDemo && isDone && (
    <>
      <b>{formatExactDollars(gift.amount)}</b> your gift, {namePetals(before, gift.amount)}
    </>
  )
  return (
    <PageFrame {...{ name, raised, tag }} className="lg:self-center">
      <h1 className={isDemo ? 'sr-only' : 'mb-3 text-title text-center'}>Give to {name}</h1>
      {isDemo && !isDone && (
        <p className="mb-3 text-center text-sm text-ink-800">
          <b>This is a demo.</b> No money moves, so give as often as you like.
        </p>
      )}
      {isDone ? (
        <Receipt {...{ name, raised, flow, setFlow, today, siteUrl }} />
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
        <p className="mt-[20px] text-(length:--text-sm) text-center text-muted">
          This page stands in for the donation host. No money can move here.
        </p>
      )}
    </PageFrame>
  )
}
