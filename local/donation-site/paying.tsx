import { type Dispatch, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Rows, Slip } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest/crest'
import { Icon } from '@/components/ui/icon'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { Flow, Gift, Step } from './gift'
import type { Masjid } from './masjids'
import { METHOD_ICONS, pledgeLine, type Words } from './words'

type PaySheetProps = { name: string; flow: Flow; words: Words; dispatch: Dispatch<Step> }

/** The second view: a sheet over the first one, as a wallet would show it. Without JavaScript the page comes with it open. */
export function PaySheet({ name, flow: { view, gift }, words, dispatch }: PaySheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPaying = view === 'paying'
  const isShown = isPaying || view === 'confirm'
  // Without the attribute, close() would leave the page inert.
  const [isServedOpen] = useState(isShown)
  useLayoutEffect(() => {
    ref.current?.close()
    if (isShown) ref.current?.showModal()
  }, [isShown])
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (!isPaying) dispatch({ step: 'back' })
  }
  return (
    <dialog
      ref={ref}
      open={isServedOpen}
      aria-labelledby="sheet-title"
      className="pay-sheet w-full max-w-none p-[20px_20px_calc(24px_+_env(safe-area-inset-bottom))] m-[auto_0_0] rounded-[28px_28px_0_0] lg:w-[420px] lg:p-[24px] lg:m-[auto_max(6vw,40px)_auto_auto] lg:rounded-[28px] on-ink"
      onCancel={leave}
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isPaying) dispatch({ step: 'confirm' })
        }}
      >
        <GiftFields {...gift} />
        <header>
          <Icon name={METHOD_ICONS[gift.method]} />
          <h2 id="sheet-title">{words.method}</h2>
        </header>
        <Rows
          rows={[
            ['To', name],
            ['Cause', gift.cause],
            ['How often', words.rhythm],
            ['From', words.source],
            ['Total', words.sum],
          ]}
        />
        <Button type="submit" size="lg" variant="saffron" name="step" value="receipt" aria-disabled={isPaying}>
          {isPaying ? 'Giving...' : 'Confirm'}
        </Button>
        <button
          type="submit"
          name="step"
          value="choose"
          aria-label="Back to the gift"
          className="icon-button"
          onClick={leave}
        >
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  )
}

/** The gift in fields that a form sends along without JavaScript. */
export function GiftFields({ amount, cover, ...gift }: Gift) {
  const fields = { ...gift, amount: amount / 100, ...(cover && { cover: 'on' }) }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

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
        <div className="done-goal relative w-[96px] mx-auto">
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
        <section
          className="give-pledge grid grid-cols-[64px_1fr] gap-y-[12px] gap-x-[16px] items-center p-[16px_18px] text-start bg-mint-100 rounded-[24px] [&_h3]:text-[1.25em] [&_h3]:outline-none print:hidden"
          aria-labelledby="pledge"
          data-made={isMade || undefined}
        >
          <p
            aria-hidden
            className="give-friday grid place-content-center aspect-square leading-[1.1] text-center rounded-[50%] [&_b]:font-display [&_b]:font-semibold [&_b]:text-[1.5em]/none [&_b]:normal-nums"
          >
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
