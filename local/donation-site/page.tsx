import { useEffect, useState } from 'react'
import { GiveChoices } from '@/components/give/form'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { Icon } from '@/components/ui/icon'
import { formatExactDollars } from '@/lib/words/format'
import { choose, METHODS, namePetals, receive, startFlow, WAYS } from './gift'
import { type After, GiftForm, useFlow } from './gift-form'
import { PageFrame } from './page-frame'
import { Receipt } from './receipt'
import { Terminal } from './terminal'

/** What the address asks for, as plain data for server and browser. */
export type Asked = {
  name: string
  /** The masjid of the demo is known to be in the United States, and its page shows what came in this week. */
  isDemo: boolean
  query: [name: string, value: string][]
  siteUrl: string
  today: string
  assets: string
}

/** The whole page at an address. Parameters that it does not know, such as utm_source, change nothing. */
export function Page(asked: Asked) {
  const { name, isDemo, today, assets } = asked
  const query = new URLSearchParams(asked.query)
  return (
    <html lang="en" data-asked={JSON.stringify(asked)}>
      {/* biome-ignore lint/style/noHeadElement: it is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${isDemo ? 'Live demo: give' : 'Give'} to ${name}`}</title>
        <link rel="stylesheet" href={`${assets}browser.css`} />
        <script type="module" src={`${assets}browser.js`} />
      </head>
      <body>
        <FabricSymbols />
        {query.get('terminal') === 'true' ? <Terminal {...{ name, query, today }} /> : <GivePage {...asked} />}
      </body>
    </html>
  )
}

/** How long the payment seems to take. */
const AFTER: After = { paying: [1_200, receive] }
const CHOICES = WAYS.map(value => ({
  value,
  label: [<Icon key="icon" name={METHODS[value].icon} />, METHODS[value].name],
}))

/** One page: the form, and in its place the receipt. Without JavaScript the form asks for the page again. */
function GivePage({ name, isDemo, query, siteUrl, today: servedAt }: Asked) {
  const [flow, setFlow] = useFlow(() => startFlow(new URLSearchParams(query)), AFTER)
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
            choices={CHOICES}
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
