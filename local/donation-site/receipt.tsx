import { type Dispatch, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { Slip } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest/crest'
import { Icon } from '@/components/ui/icon'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { Flow, Step } from './flow'
import type { Masjid } from './masjids'
import { GiftFields } from './sheet'
import { pledgeLine, type Words } from './words'

type ReceiptProps = {
  masjid: Masjid
  flow: Flow
  words: Words
  today: Date
  siteUrl: string
  goal: ReactNode
  dispatch: Dispatch<Step>
}

/** The last view: thanks, a sample receipt, the pledge, and the ways on. */
export function Receipt({ masjid, flow, words, today, siteUrl, goal, dispatch }: ReceiptProps) {
  const { gift, pledge, receipt, time } = flow
  const thanks = useRef<HTMLHeadingElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const again = useRef<HTMLAnchorElement>(null)
  const isMade = pledge === 'made'
  useEffect(() => {
    scrollTo(0, 0)
    thanks.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isMade) title.current?.focus()
  }, [isMade])
  const take = (step: Step) => (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(step)
    if (step.step === 'answer' && step.pledge === 'refused') again.current?.focus()
  }
  return (
    <section className="done" aria-labelledby="thanks">
      {goal && (
        <div className="done-goal">
          {goal}
          <p aria-hidden>{words.amount}, you</p>
        </div>
      )}
      <div className="text-center">
        <h2 id="thanks" ref={thanks} tabIndex={-1} className="text-title outline-none">
          Jazak Allahu khayran
        </h2>
        <p className="mt-1 text-balance text-muted">
          {words.amount} has reached {masjid.name}. <span className="give-time">{time}</span>
        </p>
      </div>
      <Slip
        head={
          <header>
            <Crest name={masjid.name} />
            <div>
              <h3>Sample tax receipt</h3>
              No. {today.getFullYear()}-{String(receipt).padStart(4, '0')}
            </div>
            <b>{words.sum}</b>
          </header>
        }
        rows={[
          ['Received by', masjid.city ? `${masjid.name}, ${masjid.city}` : masjid.name],
          ['Date', words.date],
          ['Cause', gift.cause],
          ['Gift', words.gift],
          ...(gift.cover ? [['Fees you covered', words.fee] as const] : []),
          ['Paid with', words.method],
        ]}
        foot={masjid.isInUs && 'No goods or services were provided in exchange for this gift.'}
      />
      {pledge !== 'refused' && (isMade || gift.frequency !== 'week') && (
        <section className="give-pledge grid grid-cols-[64px_1fr] gap-y-[12px] gap-x-[16px] items-center p-[16px_18px] text-start bg-mint-100 rounded-[24px] [&_h3]:text-[1.25em] [&_h3]:outline-none" aria-labelledby="pledge" data-made={isMade || undefined}>
          <p aria-hidden className="give-friday">
            Fri <b>{words.friday}</b>
          </p>
          <div>
            <h3 id="pledge" ref={title} tabIndex={-1}>
              {isMade ? pledgeLine(today) : 'A weekly Jummah pledge?'}
            </h3>
            <p>
              {isMade ? 'A receipt follows each gift.' : `${words.amount} every Friday, for as many as you choose.`}
            </p>
          </div>
          {!isMade && (
            <form onSubmit={take({ step: 'answer', pledge: 'made' })}>
              <GiftFields {...gift} />
              <Button type="submit" name="step" value="pledged">
                Pledge {words.amount} a week
              </Button>
              <Button variant="quiet" className="noscript:hidden" onClick={take({ step: 'answer', pledge: 'refused' })}>
                Not now
              </Button>
            </form>
          )}
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 *:min-h-11 print:hidden">
        <TextLink ref={again} href="?" onClick={take({ step: 'back' })}>
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
