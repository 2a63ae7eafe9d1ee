import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Text } from '@/components/ui/text'
import { inputOf } from '@/lib/forms/fields'
import type { FormControl } from './use-form'

type FieldProps = {
  control: Pick<FormControl, 'form' | 'fields' | 'labels' | 'errors' | 'startValues'>
  name: string
  label?: string
  hint?: ReactNode
  /** Marked as possibly wrong, which does not keep the form from being sent. */
  isDoubtful?: boolean
} & Omit<ComponentProps<'input'>, 'name' | 'id'>

/** A text field with its label, hint and errors. It is uncontrolled: the browser holds the value. */
export function Field({ control, name, label, hint, isDoubtful = false, className, ...input }: FieldProps) {
  const { id, hasErrors, attributes, error } = wire(control, name, hint)
  const field = control.fields[name]
  return (
    <div className={classNames('field', className)}>
      <Text.label htmlFor={id}>{label ?? control.labels[name]}</Text.label>
      <input
        type="text"
        dir="auto"
        defaultValue={control.startValues[name]}
        // By it, lights.css knows an empty field.
        placeholder=" "
        {...(field && inputOf(field))}
        {...input}
        {...attributes}
        className="input"
        aria-invalid={hasErrors || isDoubtful ? true : undefined}
        data-doubtful={!hasErrors && isDoubtful ? '' : undefined}
      />
      <Text.p id={`${id}-hint`} className="field-hint">
        {hint}
      </Text.p>
      {error}
    </div>
  )
}

type ChoicesProps = {
  control: Pick<FormControl, 'form' | 'labels' | 'errors' | 'startValues'>
  name: string
  options: { value: string; label: string }[]
  className?: string
}

export function Choices({ control, name, options, className }: ChoicesProps) {
  const { id, attributes, error } = wire(control, name)
  return (
    <fieldset className="field" aria-describedby={attributes['aria-describedby']}>
      <legend dir="auto">{control.labels[name]}</legend>
      <div className={classNames('choices', className)}>
        {options.map(({ value, label }, place) => (
          <Text.label
            key={value}
            className="choice flex cursor-pointer items-center justify-center gap-[9px] min-h-[52px] rounded-md border-[1.5px] border-sand-600 bg-white p-[6px_10px] text-center font-semibold text-heading leading-[1.2] has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2 [&:hover]:border-ink-700 has-checked:border-(--action)! has-checked:bg-mint-100 has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-[[aria-invalid=true]]:border-clay-600!"
          >
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={control.startValues[name] === value}
              aria-invalid={attributes['aria-invalid']}
              // With forced colors the borders do not show what is checked.
              className="size-[20px] flex-none appearance-none rounded-full border-2 border-sand-600 bg-white outline-none checked:border-6 checked:border-(--action) forced-colors:appearance-auto"
            />
            {label}
          </Text.label>
        ))}
      </div>
      {error}
    </fieldset>
  )
}

/** The attributes of a field, and the element with its errors, which they name. */
export function wire({ form, errors }: Pick<FormControl, 'form' | 'errors'>, name: string, hint?: ReactNode) {
  const id = `${form}-${name}`
  const messages = errors[name] ?? []
  const hasErrors = messages.length > 0
  const describedBy = classNames(hint ? `${id}-hint` : undefined, hasErrors && `${id}-error`) || undefined
  const invalid = hasErrors ? true : undefined
  return {
    ...{ id, hasErrors },
    attributes: { id, name, 'aria-invalid': invalid, 'aria-describedby': describedBy },
    error: (
      <div id={`${id}-error`} aria-live="polite">
        {hasErrors && <p className="field-error">{messages.join(' ')}</p>}
      </div>
    ),
  }
}
