import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'

/** Without `onChoose` the browser keeps what is chosen. */
type Chosen<Value> = { chosen: Value; onChoose?: (value: Value) => void }

type GiveChoicesProps<Value> = Chosen<Value> & {
  className: string
  name: string
  legend: string
  choices: { value: Value; label: ReactNode }[]
}

/** How often, how much, or by which way: one of a few, side by side. */
export function GiveChoices<Value extends string | number>({
  className,
  name,
  legend,
  choices,
  chosen,
  onChoose,
}: GiveChoicesProps<Value>) {
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

export function GiveCause({
  label,
  causes,
  ...chosen
}: Partial<Chosen<string>> & { name?: string; label: string; causes: readonly string[] }) {
  const { onChoose } = chosen
  return (
    <div className="give-cause">
      <Icon name="hand-heart" />
      <select
        dir="auto"
        name="cause"
        aria-label={label}
        {...(onChoose && { value: chosen.chosen, onChange: ({ target }) => onChoose(target.value) })}
      >
        {causes.map((cause, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of two causes may be equal
          <option key={place}>{cause}</option>
        ))}
      </select>
      <Icon name="caret-down" />
    </div>
  )
}

/** The switch for the fees; `note` says what they are. */
export function GiveCover({
  label,
  note,
  chosen,
  onChoose,
}: Chosen<boolean> & {
  label: string
  note: ReactNode
}) {
  const noteId = useId()
  return (
    <label className="give-cover">
      <span dir="auto">
        {label} <small id={noteId}>{note}</small>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        name="cover"
        aria-label={label}
        aria-describedby={noteId}
        {...(onChoose
          ? { checked: chosen, onChange: ({ target }) => onChoose(target.checked) }
          : { defaultChecked: chosen })}
      />
    </label>
  )
}
