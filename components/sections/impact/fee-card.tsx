import { PlusMinus } from '@/components/ui/accordion'
import { PrintButton } from '@/components/ui/print-button.client'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import type { FeeCopy } from '@/content/types'
import { AVERAGE_FEE_ID, workOutFee } from '@/lib/words/fee-calculator'
import { formatPercentage } from '@/lib/words/format'
import { FeeCalculator } from './fee-calculator.client'

const NO_BREAK_SPACE = '\u00a0'

/** In percent: 0.9 is 0.90%. When the average is unknown, only what follows from the listed fees is rendered. */
type FeeCardProps = { fees: FeeCopy; averagePercentage: number | null }

export function FeeCard({ fees, averagePercentage }: FeeCardProps) {
  return (
    <>
      <Average fees={fees} averagePercentage={averagePercentage} />
      <BoardAnswers fees={fees} />
      {fees.calculator && (
        <div className="border-rule not-first:border-t">
          <FeeCalculator calculator={fees.calculator} averagePercentage={averagePercentage} />
        </div>
      )}
      <Explainer fees={fees} />
    </>
  )
}

function Average({ fees, averagePercentage }: FeeCardProps) {
  if (averagePercentage === null) return null
  const { before, amount, after, fee } = workOutFee(fees.exampleText, fees.exampleAmount, averagePercentage)
  return (
    <div className="grid gap-x-8 gap-y-5 pb-[clamp(24px,3vw,40px)] md:grid-cols-[auto_1fr] md:items-center lg:grid-cols-[auto_minmax(0,15em)_minmax(40%,1fr)] print:grid-cols-[auto_1fr_1fr]">
      <p className="font-display font-semibold text-[min(20vw,clamp(3.25rem,2.6rem+2vw,4rem))] wrap-break-word text-heading leading-none tracking-[-0.05em]">
        <data id={AVERAGE_FEE_ID} value={averagePercentage}>
          {formatPercentage(averagePercentage)}
        </data>
      </p>
      <Text.h3 className="max-w-[15em] font-sans text-[1.1875rem] leading-[1.35]">{fees.title}</Text.h3>
      <div className="grid gap-3 md:max-lg:col-span-2">
        <div aria-hidden className="flex h-7 justify-end overflow-hidden rounded-sm bg-action-600 forced-colors:border">
          {averagePercentage > 0 && (
            <i
              className="min-w-2 bg-saffron-400 forced-colors:bg-[CanvasText]"
              style={{ width: `${averagePercentage}%` }}
            />
          )}
        </div>
        <Text.p className="text-muted text-sm [&_b]:font-[650] [&_b]:text-heading">
          {before}
          <b>{amount}</b>
          {after}
          {NO_BREAK_SPACE}
          <b>{fee}</b>
        </Text.p>
      </div>
    </div>
  )
}

/** What a treasurer asks, as ruled rows. Its button prints the page, which print-landing.css makes one sheet of paper. */
function BoardAnswers({ fees: { answers, board } }: { fees: FeeCopy }) {
  if (answers.length === 0) return null
  return (
    <div className="border-rule py-[clamp(24px,3vw,40px)] not-first:border-t">
      <div className="board-head mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Text.h3 className="text-subtitle">{board.title}</Text.h3>
        <PrintButton>{board.print}</PrintButton>
      </div>
      <dl className="border-heading border-b-2">
        {answers.map(({ _key, title, figure, text }) => (
          <div key={_key} className="board-answer">
            <dt dir="auto">{title}</dt>
            {figure && <dd dir="auto">{figure}</dd>}
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Explainer({ fees }: { fees: FeeCopy }) {
  return (
    <details className="accordion border-rule not-first:border-t">
      <Text.summary className="flex min-h-18 items-center justify-between gap-3.5 py-3 font-[650] text-[1.125rem] text-heading">
        {fees.explainerTitle}
        <PlusMinus />
      </Text.summary>
      <div className="pb-2">
        <ul className="fee-list grid gap-x-4 max-md:grid-cols-[fit-content(45%)_1fr] md:grid-cols-[repeat(auto-fit,minmax(128px,1fr))] md:gap-x-[clamp(24px,2.6vw,32px)]">
          {fees.fees.map(fee => (
            <li key={fee._key}>
              <b dir="auto">{fee.figure}</b>
              <span dir="auto">{fee.title}</span>
              <p dir="auto">{fee.text}</p>
            </li>
          ))}
        </ul>
        <TextLink href={fees.contactLink.href} className="mt-2 min-h-11">
          {fees.contactLink.label}
        </TextLink>
      </div>
    </details>
  )
}
