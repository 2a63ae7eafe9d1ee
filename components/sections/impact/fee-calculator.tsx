import type { CSSProperties, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FilledText } from '@/components/ui/filled-text'
import type { FeeCalculator as FeeCalculatorContent } from '@/content/types'
import { FEES_PAGE } from '@/lib/pages'
import {
  CARD_SHARE_STEP,
  EXAMPLE_MONTH,
  formatOfMonth,
  type Month,
  shareOfMonth,
  workOutMonth,
} from '@/lib/words/fee-calculator'
import { formatCount } from '@/lib/words/format'
import { formatPercentage } from '@/lib/words/format-exact'
import { StartCalculator } from './start-calculator.client'

type FeeCalculatorProps = {
  calculator: FeeCalculatorContent
  averagePercentage: number | null
  month?: Month
  /** What was typed as the donations, and why it cannot be read: '' where it can. */
  typed?: string
  problem?: string
  /** The page that answers the form without JavaScript has this as its heading. */
  level?: 'h1' | 'h3'
}

/** Without JavaScript the form leads to a page with the answer, so that the landing page stays cached. */
export function FeeCalculator({
  calculator,
  averagePercentage,
  month = EXAMPLE_MONTH,
  typed = '',
  problem = '',
  level = 'h3',
}: FeeCalculatorProps) {
  const { words, listedTemplate, rates } = calculator
  const { listed, average } = workOutMonth(month, rates, averagePercentage)
  const amount = (dollars: number) => formatOfMonth(dollars, month)
  const Title = level
  return (
    <StartCalculator
      className="calculator grid grid-cols-1 gap-x-[clamp(32px,5vw,72px)] gap-y-7 leading-[1.4] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      action={FEES_PAGE}
      aria-labelledby="calculator"
      data-ach={rates.ach}
      data-card={rates.card}
      data-platform={rates.platform}
      data-average={averagePercentage ?? undefined}
      data-listed={listedTemplate}
    >
      <Title
        dir="auto"
        id="calculator"
        className={`col-span-full -mb-1 ${level === 'h1' ? 'text-title' : 'text-subtitle'}`}
      >
        {words.title}
      </Title>
      <div className={COLUMN}>
        <div>
          <label dir="auto" className={LABEL}>
            {words.donationsLabel}
            <span>
              $
              <input
                name="donations"
                className="min-h-[53px] w-full min-w-0 outline-none"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={month.donations === null ? typed : formatCount(month.donations)}
                aria-invalid={problem ? true : undefined}
                aria-describedby="donations-error"
              />
            </span>
          </label>
          <div id="donations-error" aria-live="polite">
            <div className="field-error pt-2 empty:hidden">{problem}</div>
          </div>
        </div>
        <label dir="auto" className={LABEL}>
          {words.shareLabel}
          <input
            name="share"
            type="range"
            className="mt-1 block h-11 w-full cursor-pointer accent-ink-900"
            autoComplete="off"
            min={0}
            max={100}
            step={CARD_SHARE_STEP}
            defaultValue={month.cardShare}
            aria-valuetext={`${words.cardLabel} ${month.cardShare}%, ${words.achLabel} ${100 - month.cardShare}%`}
          />
        </label>
        <p className="-mt-5.5 flex-wrap">
          <span dir="auto" data-share="card">
            {words.cardLabel} <b>{month.cardShare}%</b>
          </span>
          <span dir="auto" data-share="ach">
            {words.achLabel} <b>{100 - month.cardShare}%</b>
          </span>
        </p>
        <Button type="submit" variant="quiet" className="not-noscript:hidden justify-self-start">
          {words.submitLabel}
        </Button>
      </div>
      <div className={COLUMN}>
        {average && averagePercentage !== null && (
          <Result
            name="average"
            label={<FilledText text={words.averageLabel} nodes={{ percentage: formatPercentage(averagePercentage) }} />}
            kept={amount(average.kept)}
            note={words.averageNote}
            fees={amount(average.fees)}
            share={shareOfMonth(average.fees, month)}
          />
        )}
        <Result
          name="listed"
          label={words.listedLabel}
          kept={amount(listed.kept)}
          note={
            <FilledText
              text={words.listedText}
              nodes={{
                card: amount(listed.card),
                ach: amount(listed.ach),
                platform: amount(listed.platform),
              }}
            />
          }
          fees={amount(listed.fees)}
          share={shareOfMonth(listed.fees, month)}
        />
        <p role="status" className="sr-only" />
      </div>
    </StartCalculator>
  )
}

const COLUMN = 'grid content-start gap-5.5'
const LABEL = 'block font-semibold text-heading leading-[1.3]'

type ResultProps = {
  name: 'average' | 'listed'
  label: ReactNode
  kept: string
  note: ReactNode
  fees: string
  share: number | null
}

function Result({ name, label, kept, note, fees, share }: ResultProps) {
  const bar: CSSProperties & { '--fees'?: number } = share === null ? {} : { '--fees': share }
  return (
    <div data-result={name}>
      <p>
        <span dir="auto">{label}</span> <b>{kept}</b>
      </p>
      <i aria-hidden style={bar} />
      <p>
        <span dir="auto">{note}</span> <b>{fees}</b>
      </p>
    </div>
  )
}
