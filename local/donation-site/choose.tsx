import { type Dispatch, useEffect, useRef } from 'react'
import { GiveCause, GiveChoices, GiveCover } from '@/components/give/form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { dollars } from '@/lib/words/amounts'
import { CAUSES, type Flow, FREQUENCIES, type Gift, METHODS, type Step } from './gift'
import { METHOD_ICONS, METHOD_NAMES, RHYTHM_NAMES, type Words } from './words'

const OFTEN = FREQUENCIES.map(value => ({ value, label: RHYTHM_NAMES[value] }))
const SUGGESTED = [25_00, 50_00, 100_00, 250_00].map(value => ({ value, label: dollars(value) }))
const WAYS = METHODS.map(value => ({
  value,
  label: [<Icon key="icon" name={METHOD_ICONS[value]} />, METHOD_NAMES[value]],
}))
const DECLINED = 'Nothing was charged. Try again, or choose another way to pay.'
const OFFLINE = ['You are offline.', 'Your choice is kept. The button comes back with the connection.']
/** Characters that fit beside the pen in the largest type. */
const LARGE = 5

type ChooseFormProps = { flow: Flow; words: Words; isOnline: boolean; dispatch: Dispatch<Step> }

/** The first view: everything has a default, so Give is the first of two taps. Without JavaScript it is a form like any other. */
export function ChooseForm({ flow, words, isOnline, dispatch }: ChooseFormProps) {
  const { gift, problem, isDeclined } = flow
  const form = useRef<HTMLFormElement>(null)
  const choose = <Name extends keyof Gift>(name: Name) => ({
    name: name === 'amount' ? 'suggestion' : name,
    chosen: gift[name],
    onChoose: (value: Gift[Name]) => dispatch({ step: 'choose', gift: { [name]: value } }),
  })
  const paidBy = gift.method === 'bank' ? 'bank account' : 'card'
  const alert = isDeclined ? [`The ${paidBy} was declined.`, DECLINED] : isOnline ? null : OFFLINE
  useEffect(() => {
    if (!isDeclined) return
    const method = form.current?.querySelector<HTMLElement>('[name=method]:checked')
    method?.scrollIntoView({ block: 'center' })
    method?.focus({ preventScroll: true })
  }, [isDeclined])
  return (
    <form
      ref={form}
      noValidate
      className="give-form"
      onSubmit={event => {
        event.preventDefault()
        if (isOnline) dispatch({ step: 'give' })
        if (gift.amount === 0) form.current?.querySelector<HTMLElement>('[name=amount]')?.focus()
      }}
    >
      <GiveChoices className="give-often" legend="How often" choices={OFTEN} {...choose('frequency')} />
      <Amount {...{ flow, dispatch }} />
      <p className="-mt-1 text-center text-muted empty:hidden" id="when" aria-live="polite">
        {words.when}
      </p>
      <p id="amount-error" hidden={!problem} className="text-center font-[550] text-clay-700 text-sm">
        {problem}
      </p>
      <GiveChoices className="give-amounts" legend="Suggested amounts" choices={SUGGESTED} {...choose('amount')} />
      <GiveCause label="Cause" causes={CAUSES} {...choose('cause')} />
      <GiveCover label="Cover the fees" note={words.fees} {...choose('cover')} />
      <GiveChoices className="give-methods" legend="Pay with" choices={WAYS} {...choose('method')} />
      <div className="give-foot sticky bottom-0 grid gap-[10px] py-[14px_10px] lg:static lg:py-0">
        {alert && (
          <div role="alert" className={isDeclined ? 'give-alert is-error' : 'give-alert'}>
            <b>{alert[0]}</b>
            <p>{alert[1]}</p>
          </div>
        )}
        <Button type="submit" size="lg" name="step" value="confirm" aria-disabled={!isOnline}>
          Give <span className="give-total">{words.total}</span>
        </Button>
        <p className="give-safety flex gap-[6px] items-center justify-center leading-[1.2] text-muted md:max-[75rem]:text-[13px] [&_svg]:flex-none">
          <Icon name="receipt" /> A tax receipt follows by e-mail.
        </p>
      </div>
    </form>
  )
}

function Amount({ flow: { typed, problem, raised, before }, dispatch }: Pick<ChooseFormProps, 'flow' | 'dispatch'>) {
  return (
    <label className="give-typed" data-long={typed.length > LARGE || undefined} aria-label="Amount in dollars">
      <span className="amount-figure flex items-baseline max-w-[calc(100cqi_-_56px)] pb-[8px] border-b-3 border-b-action font-display font-semibold text-(length:--size)/none normal-nums tracking-[-0.04em]">
        $
        <input
          name="amount"
          aria-label="Amount in dollars"
          // biome-ignore lint/a11y/noAutofocus: where a gift was given, and the next one begins
          autoFocus={raised > before}
          inputMode="decimal"
          autoComplete="off"
          size={Math.max(1, typed.length)}
          value={typed}
          onChange={({ target }) => dispatch({ step: 'type', typed: target.value })}
          onBlur={() => dispatch({ step: 'group' })}
          onFocus={() => dispatch({ step: 'ungroup' })}
          aria-invalid={problem ? true : undefined}
          aria-describedby="amount-error when"
        />
      </span>
      <Icon name="pencil-simple" className="amount-pen" />
    </label>
  )
}
