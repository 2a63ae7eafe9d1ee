import { useEffect, useRef } from 'react'
import { Slip } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest/crest'
import { Icon } from '@/components/ui/icon'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { type Flow, giveAgain, METHODS, monthAndDay, nextFriday, wordsOf } from './gift'
import type { SetFlow } from './gift-form'
import { WeekRosette } from './page-frame'

type ReceiptProps = {
  name: string
  /** What came in this week, on the page of the demo alone. */
  raised?: number
  flow: Flow
  setFlow: SetFlow
  today: Date
  siteUrl: string
}

/** Thanks, a sample receipt, the pledge, and the ways on. */
export function Receipt({ name, raised, flow, setFlow, today, siteUrl }: ReceiptProps) {
  const isDemo = raised !== undefined
  const words = wordsOf(flow.gift, today)
  const { gift, pledge, receipt, time } = flow
  const thanks = useRef<HTMLHeadingElement>(null)
  const again = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    thanks.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="grid gap-4 tabular-nums" aria-labelledby="thanks">
      {isDemo && (
        <div className="relative w-[96px] mx-auto sm:hidden print:hidden">
          <WeekRosette raised={raised} />
          <p className="gift-tag" aria-hidden>
            {words.amount}, you
          </p>
        </div>
      )}
      <div className="text-center">
        <h2 id="thanks" ref={thanks} tabIndex={-1} className="text-title outline-none">
          Jazak Allahu khayran
        </h2>
        <p className="mt-1 text-balance text-muted">
          {words.amount} has reached {name}. <span className="give-time">{time}</span>
        </p>
      </div>
      <Slip
        className="p-[18px_22px_26px] leading-[1.4] inset-ring inset-ring-rule"
        rows={[
          ['Received by', isDemo ? `${name}, Toledo, Ohio` : name],
          ['Date', `${monthAndDay(today)}, ${today.getFullYear()}`],
          ['Cause', gift.cause],
          ['Gift', words.gift],
          ...(gift.cover ? [['Fees you covered', words.fees] as const] : []),
          ['Paid with', METHODS[gift.method].name],
        ]}
        foot={isDemo && 'No goods or services were provided in exchange for this gift.'}
      >
        <header className="flex flex-wrap gap-[14px] items-center mb-[14px] text-start">
          <Crest name={name} className="w-[44px]" />
          <div className="flex-1 min-w-[8em]">
            <h3>Sample tax receipt</h3>
            No. {today.getFullYear()}-{String(receipt).padStart(4, '0')}
          </div>
          <b className="ml-auto font-display font-semibold text-[clamp(1.5rem,7vw,2.5rem)]/none tracking-[-0.04em] whitespace-nowrap text-heading">
            {words.total}
          </b>
        </header>
      </Slip>
      {pledge !== 'refused' && (pledge === 'made' || gift.often !== 1) && (
        <Pledge
          {...{ flow, today, amount: words.amount }}
          answer={pledge => {
            setFlow(flow => ({ ...flow, pledge }))
            if (pledge === 'refused') again.current?.focus()
          }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 *:min-h-11 print:hidden">
        <TextLink
          ref={again}
          href="?"
          onClick={event => {
            event.preventDefault()
            setFlow(giveAgain)
          }}
        >
          <Icon name="arrow-left" /> Give again
        </TextLink>
        <TextButton className="noscript:hidden" onClick={() => print()}>
          <Icon name="printer" /> Print or save
        </TextButton>
        <p className="basis-full text-muted">
          This is what your donors see.{' '}
          <TextLink href={`${siteUrl}/request-trial`} className="min-h-11">
            Request a Trial <Icon name="arrow-right" />
          </TextLink>
        </p>
      </div>
    </section>
  )
}

type PledgeProps = { flow: Flow; today: Date; amount: string; answer: (pledge: 'made' | 'refused') => void }

/** The nudge to a weekly gift, and what it leads to. Without JavaScript its form asks for the page again. */
function Pledge({ flow: { gift, typed, pledge }, today, amount, answer }: PledgeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const isMade = pledge === 'made'
  const friday = nextFriday(today)
  useEffect(() => {
    if (isMade) title.current?.focus()
  }, [isMade])
  return (
    <section
      className="grid grid-cols-[64px_1fr] gap-y-[12px] gap-x-[16px] items-center p-[16px_18px] text-start bg-mint-100 rounded-[24px] forced-colors:border print:hidden"
      aria-labelledby="pledge"
    >
      <p
        aria-hidden
        className={`grid place-content-center aspect-square leading-[1.1] text-center rounded-full ${isMade ? 'text-saffron-300 bg-ink-900' : 'text-white bg-action'}`}
      >
        Fri <b className="font-display font-semibold text-[1.5em]/none normal-nums">{friday.getDate()}</b>
      </p>
      <div>
        <h3 id="pledge" ref={title} tabIndex={-1} className="text-[1.25em] outline-none">
          {isMade ? `Your pledge starts Friday, ${monthAndDay(friday)}` : 'A weekly Jummah pledge?'}
        </h3>
        <p className="text-muted">
          {isMade ? 'A receipt follows each gift.' : `${amount} every Friday, for as many as you choose.`}
        </p>
      </div>
      {!isMade && (
        <form
          className="col-span-full flex flex-wrap gap-[10px] *:grow"
          onSubmit={event => {
            event.preventDefault()
            answer('made')
          }}
        >
          {Object.entries({ ...gift, typed, cover: gift.cover && 'on' }).map(
            ([name, value]) => value !== false && <input key={name} type="hidden" name={name} value={String(value)} />,
          )}
          <Button type="submit" name="step" value="pledged">
            Pledge {amount} a week
          </Button>
          <Button variant="quiet" className="noscript:hidden" onClick={() => answer('refused')}>
            Not now
          </Button>
        </form>
      )}
    </section>
  )
}
