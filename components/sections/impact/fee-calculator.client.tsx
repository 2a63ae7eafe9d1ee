'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FilledText } from '@/components/ui/filled-text'
import type { FeeCalculator as FeeCalculatorContent } from '@/content/types'
import type { FEES_PAGE } from '@/lib/pages'
import {
  CARD_SHARE_STEP,
  EXAMPLE_MONTH,
  formatOfMonth,
  type Month,
  readCardShare,
  readDonations,
  shareOfMonth,
  workOutMonth,
} from '@/lib/words/fee-calculator'
import { fillIn, formatCount, formatPercentage } from '@/lib/words/format'

const FEES_HREF: typeof FEES_PAGE = '/fee-calculator'

/** Screen readers say the result when nothing has changed for this long. */
const SPOKEN_AFTER_MS = 700
/** The commas are the page's: without its last digit, 1,250 would become 1,25. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/

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
  calculator: { words, rates },
  averagePercentage,
  month: firstMonth = EXAMPLE_MONTH,
  typed = '',
  problem: firstProblem = '',
  level: Title = 'h3',
}: FeeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [month, setMonth] = useState(firstMonth)
  const [problem, setProblem] = useState(firstProblem)
  const { listed, average } = workOutMonth(month, rates, averagePercentage)
  const amount = (dollars: number) => formatOfMonth(dollars, month)
  const averageLabel = fillIn(words.averageLabel, { percentage: formatPercentage(averagePercentage ?? 0) })
  const kept = [average && `${averageLabel}: ${amount(average.kept)}.`, `${words.listedLabel}: ${amount(listed.kept)}.`]
  const spoken = useLate(month.donations === null ? '' : kept.filter(Boolean).join(' '))

  /** Before somebody `isDone` typing, what cannot be read may still become an amount. */
  function read(isDone: boolean): number | null {
    const fields = new FormData(form.current ?? undefined)
    const { donations, problem } = readDonations(String(fields.get('donations')))
    setMonth({ donations, cardShare: readCardShare(String(fields.get('share'))) })
    if (isDone || !problem) setProblem(problem)
    return donations
  }
  function ungroup({ target }: FocusEvent<HTMLInputElement>) {
    if (!GROUPED.test(target.value)) return
    target.value = target.value.replaceAll(',', '')
    target.select()
  }
  function group({ target }: FocusEvent<HTMLInputElement>) {
    const donations = read(true)
    if (donations !== null && target.value) target.value = formatCount(donations)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because some may have been typed before hydration
  useEffect(() => void read(false), [])

  return (
    <form
      ref={form}
      className="calculator grid grid-cols-1 gap-x-[clamp(32px,5vw,72px)] gap-y-7 leading-[1.4] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      action={FEES_HREF}
      aria-labelledby="calculator"
      onInput={() => read(false)}
      onSubmit={event => {
        event.preventDefault()
        read(true)
      }}
    >
      <Title
        dir="auto"
        id="calculator"
        className={`col-span-full -mb-1 ${Title === 'h1' ? 'text-title' : 'text-subtitle'}`}
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
                defaultValue={firstMonth.donations === null ? typed : formatCount(firstMonth.donations)}
                aria-invalid={problem ? true : undefined}
                aria-describedby="donations-error"
                onFocus={ungroup}
                onBlur={group}
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
            defaultValue={firstMonth.cardShare}
            aria-valuetext={`${words.cardLabel} ${month.cardShare}%, ${words.achLabel} ${100 - month.cardShare}%`}
          />
        </label>
        <p className="-mt-5.5 flex-wrap">
          <span dir="auto">
            {words.cardLabel} <b>{month.cardShare}%</b>
          </span>
          <span dir="auto">
            {words.achLabel} <b>{100 - month.cardShare}%</b>
          </span>
        </p>
        <Button type="submit" variant="quiet" className="not-noscript:hidden justify-self-start">
          {words.submitLabel}
        </Button>
      </div>
      <div className={COLUMN}>
        {average && <Result name="average" {...{ month, ...average }} label={averageLabel} note={words.averageNote} />}
        <Result
          name="listed"
          {...{ month, ...listed }}
          label={words.listedLabel}
          note={
            <FilledText
              text={words.listedText}
              nodes={{ card: amount(listed.card), ach: amount(listed.ach), platform: amount(listed.platform) }}
            />
          }
        />
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </form>
  )
}

const COLUMN = 'grid content-start gap-5.5'
const LABEL = 'block font-semibold text-heading leading-[1.3]'

type ResultProps = {
  name: 'average' | 'listed'
  month: Month
  kept: number
  fees: number
  label: string
  note: ReactNode
}

function Result({ name, month, kept, fees, label, note }: ResultProps) {
  return (
    <div data-result={name}>
      <p>
        <span dir="auto">{label}</span> <b>{formatOfMonth(kept, month)}</b>
      </p>
      <i aria-hidden style={{ '--fees': shareOfMonth(fees, month) ?? undefined }} />
      <p>
        <span dir="auto">{note}</span> <b>{formatOfMonth(fees, month)}</b>
      </p>
    </div>
  )
}

/** What a text has become, once it has stayed so for a while; at first nothing. */
function useLate(text: string): string {
  const [shown, setShown] = useState('')
  const known = useRef(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== known.current) setShown(text)
      known.current = text
    }, SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return shown
}
