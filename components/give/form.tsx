import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatDollars } from '@/lib/words/format'
import type { PhoneTexts } from './phone-texts'

/** What is chosen on the phone. `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
export type Draft = { amount: number; often: number; cause: string; cover: boolean }

type Word = 'often' | 'once' | 'weekly' | 'monthly' | 'amount' | 'cause' | 'coverFees' | 'safety'

type GiveFormProps = ComponentProps<'form'> & {
  phone: Pick<PhoneTexts, 'amounts' | 'causes' | 'draft'> & {
    words: Record<Word, string>
    adds: ReactNode
    give: ReactNode
    isGiving?: boolean
  }
  draft?: Draft
  choose?: <Name extends keyof Draft>(name: Name) => (value: Draft[Name]) => void
  /** In place of the amount in words. */
  amountField?: ReactNode
  /** What lies over the fields, which nobody reaches meanwhile. */
  cover?: ReactNode
}

/** The donation form of a phone and of a donation page, whose own fields are its children; without `choose`, a picture of it. It gets its texts ready to be shown, because the browser's code would contain whatever this file imports. */
export function GiveForm({ phone, draft, choose, amountField, cover, className, children, ...form }: GiveFormProps) {
  const { amount, often, cause, cover: isCovered } = draft ?? phone.draft
  const { words } = phone
  const noteId = useId()
  return (
    <form inert={!choose} autoComplete="off" className={classNames('give-form on-paper', className)} {...form}>
      <div className="contents" inert={Boolean(cover)}>
        <GiveChoices
          className="give-often"
          name="often"
          legend={words.often}
          choices={[words.once, words.weekly, words.monthly].map((label, value) => ({ value, label }))}
          chosen={often}
          onChoose={choose?.('often')}
        />
        {amountField ?? (
          <p
            className="font-display font-semibold text-[clamp(56px,16px_+_12vw,68px)]/[1.12] tracking-[-0.045em] text-heading text-center normal-nums sm:text-[68px]"
            aria-hidden
          >
            {formatDollars(amount)}
          </p>
        )}
        <GiveChoices
          className="give-amounts"
          name="amount"
          legend={words.amount}
          choices={phone.amounts.map(value => ({ value, label: formatDollars(value) }))}
          chosen={amount}
          onChoose={choose?.('amount')}
        />
        <div className="give-cause relative flex items-center justify-between min-h-[var(--key,46px)] px-[12px] bg-white border-[1.5px] border-sand-600 rounded-[14px]">
          <Icon name="hand-heart" />
          <select
            dir="auto"
            name="cause"
            aria-label={words.cause}
            {...(choose && { value: cause, onChange: ({ target }) => choose('cause')(target.value) })}
          >
            {phone.causes.map((cause, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of two causes may be equal
              <option key={place}>{cause}</option>
            ))}
          </select>
          <Icon name="caret-down" />
        </div>
        <label className="give-cover flex items-center justify-between min-h-[46px] font-[620] text-ink">
          <span dir="auto">
            {words.coverFees} <small id={noteId}>{phone.adds}</small>
          </span>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
            role="switch"
            name="cover"
            aria-label={words.coverFees}
            aria-describedby={noteId}
            {...(choose
              ? { checked: isCovered, onChange: ({ target }) => choose('cover')(target.checked) }
              : { defaultChecked: isCovered })}
          />
        </label>
        {children}
        <button
          type="submit"
          dir="auto"
          aria-disabled={phone.isGiving || undefined}
          className="button button-ink give-button w-full min-h-[52px] px-[8px] rounded-[16px]"
        >
          {phone.give}
        </button>
        <p dir="auto" className="give-safety">
          <Icon name="lock-simple" /> {words.safety}
        </p>
      </div>
      {cover}
    </form>
  )
}

type GiveChoicesProps<Value> = {
  className: string
  name: string
  legend: string
  choices: { value: Value; label: ReactNode }[]
  chosen: Value
  /** Without it the browser keeps what is chosen. */
  onChoose?: (value: Value) => void
}

export function GiveChoices<Value extends string | number>(props: GiveChoicesProps<Value>) {
  const { className, name, legend, choices, chosen, onChoose } = props
  return (
    <fieldset className={className}>
      <legend dir="auto">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            {...(onChoose
              ? { checked: value === chosen, onChange: () => onChoose(value) }
              : { defaultChecked: value === chosen })}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
