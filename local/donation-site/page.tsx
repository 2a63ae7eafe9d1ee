import { Slip } from '@/components/give/receipt'
import { Crest } from '@/components/ui/crest/crest'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { Icon } from '@/components/ui/icon'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { type Gift, METHODS, readGift, wordsOf } from './gift'
import { GiftForm } from './gift-form'
import { PageFrame } from './page-frame'
import { Terminal } from './terminal'

/** What the address asks for, as plain data for server and browser. */
export type Asked = {
  name: string
  /** The masjid of the demo is known to be in the United States, and its page shows what came in this week. */
  isDemo: boolean
  search: string
  siteUrl: string
  /** Of a receipt, in words. */
  date: string
  assets: string
}

/** The whole page at an address. Parameters that it does not know, such as utm_source, change nothing. */
export function Page(asked: Asked) {
  const { name, isDemo, assets } = asked
  const query = new URLSearchParams(asked.search)
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
        {query.get('terminal') === 'true' ? <Terminal {...{ name, query }} /> : <GivePage {...{ ...asked, query }} />}
      </body>
    </html>
  )
}

/** The form, which asks for the page again, or in its place the receipt. JavaScript sums up and refuses what is no amount. */
function GivePage({ query, ...asked }: Asked & { query: URLSearchParams }) {
  const { name, isDemo } = asked
  const gift = readGift(query)
  const isGiven = query.has('step') && !gift.problem
  return (
    <PageFrame {...{ name, isDemo }} given={isGiven ? gift.amount : 0} className="lg:self-center">
      <h1 className={isDemo ? 'sr-only' : 'mb-3 text-title text-center'}>Give to {name}</h1>
      {isDemo && !isGiven && (
        <p className="mb-3 text-center text-sm text-ink-800">
          <b>This is a demo.</b> No money moves, so give as often as you like.
        </p>
      )}
      {isGiven ? <Receipt {...{ ...asked, gift }} /> : <GiftForm start={gift} className="[--key:50px]" />}
      {!isDemo && (
        <p className="mt-[20px] text-(length:--text-sm) text-center text-muted">
          This page stands in for the donation host. No money can move here.
        </p>
      )}
    </PageFrame>
  )
}

/** Thanks, a sample receipt, and the ways on. */
function Receipt({ name, isDemo, siteUrl, date, gift }: Asked & { gift: Gift }) {
  const words = wordsOf(gift)
  return (
    <section className="grid gap-4 tabular-nums" aria-labelledby="thanks">
      <div className="text-center">
        {/* biome-ignore lint/a11y/noAutofocus: it is what the form leads to */}
        <h2 id="thanks" autoFocus tabIndex={-1} className="text-title outline-none">
          Jazak Allahu khayran
        </h2>
        <p className="mt-1 text-balance text-muted">
          {words.amount} has reached {name}.
        </p>
      </div>
      <Slip
        className="p-[18px_22px_26px] leading-[1.4] inset-ring inset-ring-rule"
        head={
          <header className="flex flex-wrap gap-[14px] items-center mb-[14px] text-start">
            <Crest name={name} className="w-[44px]" />
            <h3 className="flex-1 min-w-[8em]">Sample tax receipt</h3>
            <b className="ml-auto font-display font-semibold text-[clamp(1.5rem,7vw,2.5rem)]/none tracking-[-0.04em] whitespace-nowrap text-heading">
              {words.total}
            </b>
          </header>
        }
        rows={[
          ['Received by', isDemo ? `${name}, Toledo, Ohio` : name],
          ['Date', date],
          ['Cause', gift.cause],
          ['Gift', words.gift],
          ...(gift.cover ? [['Fees you covered', words.fees] as const] : []),
          ['Paid with', METHODS[gift.method].name],
        ]}
        foot={isDemo && 'No goods or services were provided in exchange for this gift.'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 *:min-h-11 print:hidden">
        <TextLink href="?">
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
