import { useRef, useState } from 'react'
import { GiveChoices, GiveForm } from '@/components/give/form'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { CAUSES, type Gift, METHODS, OFTEN, readTyped, WAYS, wordsOf } from './gift'

const TEXTS = {
  ...{ frequency: 'How often', often: OFTEN.map(({ name }) => name) },
  ...{ amountName: 'Suggested amounts', amounts: [25, 50, 100, 250], cause: 'Cause', causes: CAUSES },
  ...{ cover: 'Cover the fees', isGiving: false, safety: 'A tax receipt follows by e-mail.' },
}
const CHOICES = WAYS.map(value => ({
  value,
  label: [<Icon key="icon" name={METHODS[value].icon} />, METHODS[value].name],
}))
/** Characters that fit in the largest type. */
const LARGE = 5

type GiftFormProps = {
  start: Gift
  /** Instead of asking for the page again, with the receipt. */
  onGive?: (gift: Gift) => void
  className: string
}

/** The form of the phone, with an amount that is typed and ways to pay. */
export function GiftForm({ start, onGive, className }: GiftFormProps) {
  const [gift, setGift] = useState(start)
  const [isChecked, setChecked] = useState(start.problem !== '')
  const amount = useRef<HTMLInputElement>(null)
  const { typed } = gift
  const words = wordsOf(gift)
  const problem = isChecked && gift.problem
  const change = (changes: Partial<Gift>) => setGift(gift => ({ ...gift, ...changes }))
  const summed = (
    <>
      Give <span className="noscript:hidden">{words.give}</span>
    </>
  )
  return (
    <GiveForm
      phone={{
        ...{ ...TEXTS, draft: gift, give: summed },
        adds: <span className="noscript:hidden">{words.adds}</span>,
      }}
      className={classNames('gap-[14px] p-0 text-[1.0625rem] leading-[1.35] tabular-nums rounded-none', className)}
      choose={name => value => change(name === 'amount' ? readTyped(String(value)) : { [name]: value })}
      noValidate
      onSubmit={event => {
        if (onGive || gift.problem) event.preventDefault()
        setChecked(true)
        if (gift.problem) amount.current?.focus()
        else onGive?.(gift)
      }}
      amountField={
        <>
          <label
            className={`flex items-center justify-self-center max-w-full font-display font-semibold ${typed.length > LARGE ? 'text-[min(3.5rem,10.5vw)]/none' : 'text-[4.5rem]/none'} tracking-[-0.04em] text-heading border-b-3 border-action focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-focus has-aria-invalid:text-clay-700 has-aria-invalid:border-clay-600`}
          >
            $
            <input
              ref={amount}
              name="typed"
              className="field-sizing-content min-w-[1ch] max-w-full h-[1.15em] tracking-[inherit] outline-none"
              aria-label="Amount in dollars"
              inputMode="decimal"
              autoComplete="off"
              size={Math.max(1, typed.length)}
              value={typed}
              onChange={({ target }) => change(readTyped(target.value))}
              aria-invalid={problem ? true : undefined}
              aria-describedby="amount-error"
            />
            <Icon name="pencil-simple" className="w-5 ml-3 text-ink-700" />
          </label>
          <p id="amount-error" hidden={!problem} className="text-center font-[550] text-clay-700 text-sm">
            {problem}
          </p>
        </>
      }
    >
      <input type="hidden" name="step" value="receipt" />
      <GiveChoices
        className="give-ways"
        name="method"
        legend="Pay with"
        choices={CHOICES}
        chosen={gift.method}
        onChoose={method => change({ method })}
      />
    </GiveForm>
  )
}
