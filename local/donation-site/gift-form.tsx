import { type ComponentProps, type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { GiveForm } from '@/components/give/form'
import { RAISED } from '@/components/give/goal'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { CAUSES, choose, type Flow, give, type, wordsOf } from './gift'

export type SetFlow = Dispatch<SetStateAction<Flow>>

const WORDS = {
  ...{ often: 'How often', once: 'Once', weekly: 'Weekly', monthly: 'Monthly', amount: 'Suggested amounts' },
  ...{ cause: 'Cause', coverFees: 'Cover the fees', safety: 'A tax receipt follows by e-mail.' },
}
/** Characters that fit in the largest type. */
const LARGE = 5

/** What a view does by itself, and after how many milliseconds. */
export type After = Partial<Record<Flow['view'], [delay: number, next: (flow: Flow, now: number) => Flow]>>

export function useFlow(start: () => Flow, after: After): [Flow, SetFlow] {
  const [flow, setFlow] = useState(start)
  const [delay, next] = after[flow.view] ?? []
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => {
      const now = performance.now()
      setFlow(flow => next(flow, now))
    }, delay)
    return () => clearTimeout(timer)
  }, [delay, next])
  return [flow, setFlow]
}

type GiftFormProps = ComponentProps<'form'> & { flow: Flow; setFlow: SetFlow; today: Date; next: 'ready' | 'paying' }

/** The form of the phone, with an amount that is typed. Without JavaScript it asks for the page again, with the receipt. */
export function GiftForm({ flow, setFlow, today, next, className, children, ...form }: GiftFormProps) {
  const { view, gift, before, typed, problem } = flow
  const words = wordsOf(gift, today)
  const amount = useRef<HTMLInputElement>(null)
  const isGiving = view === 'paying'
  const start = () => {
    const now = performance.now()
    setFlow(flow => (flow.startedAt === null ? { ...flow, startedAt: now } : flow))
  }
  const summed = (
    <>
      Give <span className="noscript:hidden">{words.give}</span>
    </>
  )
  return (
    <GiveForm
      {...form}
      phone={{
        ...{ words: WORDS, amounts: [25, 50, 100, 250], causes: CAUSES, draft: gift, isGiving },
        give: isGiving ? 'Giving...' : summed,
        adds: <span className="noscript:hidden">{words.adds}</span>,
      }}
      className={classNames('gap-[14px] p-0 text-[1.0625rem] leading-[1.35] tabular-nums rounded-none', className)}
      choose={name => value => setFlow(flow => choose(flow, { [name]: value }))}
      noValidate
      inert={isGiving}
      onPointerDown={start}
      onKeyDown={start}
      onSubmit={event => {
        event.preventDefault()
        setFlow(flow => give(flow, next))
        if (gift.amount === 0) amount.current?.focus()
      }}
      amountField={
        <>
          <label
            className={`flex items-center justify-self-center max-w-full font-display font-semibold ${typed.length > LARGE ? 'text-[min(3.5rem,10.5vw)]/none' : 'text-[4.5rem]/none'} tracking-[-0.04em] text-heading border-b-3 border-action focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-(--focus) has-aria-invalid:text-clay-700 has-aria-invalid:border-clay-600`}
          >
            $
            <input
              ref={amount}
              name="typed"
              className="field-sizing-content min-w-[1ch] max-w-full h-[1.15em] tracking-[inherit] outline-none"
              aria-label="Amount in dollars"
              // biome-ignore lint/a11y/noAutofocus: where a gift was given, and the next one begins
              autoFocus={before > RAISED}
              inputMode="decimal"
              autoComplete="off"
              size={Math.max(1, typed.length)}
              value={typed}
              onChange={({ target }) => setFlow(flow => type(flow, target.value))}
              aria-invalid={problem ? true : undefined}
              aria-describedby="amount-error"
            />
            <Icon name="pencil-simple" className="w-5 ml-3 text-ink-700" />
          </label>
          <p className="-mt-1 text-center text-muted empty:hidden" aria-live="polite">
            {words.when}
          </p>
          <p id="amount-error" hidden={!problem} className="text-center font-[550] text-clay-700 text-sm">
            {problem}
          </p>
        </>
      }
    >
      {children}
    </GiveForm>
  )
}
