import { type ComponentProps, useEffect, useRef } from 'react'
import { Choices, Field, wire } from '@/components/forms/field'
import { NamedField } from '@/components/forms/named-field.client'
import { Text } from '@/components/ui/text'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { RegistrationLabels } from '@/content/types'
import { COUNTRIES, isCountry, REGIONS } from '@/lib/forms/regions'
import { FIELDS, groupsOf, isNeeded, type RegistrationField, type Step } from '@/lib/forms/registration'
import { isEmail } from '@/lib/words/email'
import type { StepProps } from './step'

export function StepFields({ step, control, content }: StepProps & { step: Step }) {
  const { labels, steps } = content
  const isInteractive = useIsInteractive()
  const choice = control.values.II13masjidmailing
  return groupsOf(step).map(([group, fields]) => (
    <Group
      key={group ?? 'step'}
      legend={group ? labels[group] : (steps[step - 1]?.title ?? '')}
      isUsed={isNeeded(group, choice) || !isInteractive}
    >
      {inRows(fields).map(row => {
        const answers = row.map(name => <Answer key={name} control={control} content={content} name={name} />)
        if (row.length === 1) return answers
        return (
          <div key={row[0]} className={row.length === 2 ? 'field-pair' : ADDRESS_LINE}>
            {answers}
          </div>
        )
      })}
      {fields.includes('II13masjidmailing') && (
        // A live region takes no space while it is empty.
        <div role="status" className="empty:absolute">
          {choice === 'masjid' && <Text.p className="form-note">{labels.mailingNote}</Text.p>}
        </div>
      )}
    </Group>
  ))
}

const ADDRESS_LINE = 'address-line min-[560px]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]'

function inRows(fields: RegistrationField[]): RegistrationField[][] {
  const rows: RegistrationField[][] = []
  for (const field of fields) {
    if (FIELDS[field].isBeside) rows.at(-1)?.push(field)
    else rows.push([field])
  }
  return rows
}

type GroupProps = { legend: string; isUsed?: boolean } & ComponentProps<'fieldset'>

/** Neither shown nor sent while `isUsed` is false, but the fields keep their values. */
export function Group({ legend, isUsed = true, children }: GroupProps) {
  return (
    <fieldset
      hidden={!isUsed}
      disabled={!isUsed}
      className="form-group grid grid-cols-1 gap-[20px] min-w-0 [&[hidden]]:hidden"
    >
      <Text.legend className="relative mb-[20px] w-full font-display font-semibold text-[1.375rem] text-heading leading-[1.2] tracking-[-0.02em]">
        {legend}
      </Text.legend>
      {children}
    </fieldset>
  )
}

type AnswerProps = StepProps & { name: RegistrationField }

function Answer(props: AnswerProps) {
  const { control, content, name } = props
  const { kind, label, choices } = FIELDS[name]
  if (kind === 'email') return <EmailField {...props} />
  if (kind === 'region') return <RegionSelect {...props} />
  if (choices) {
    const options = Object.entries(choices).map(([value, word]) => ({ value, label: content.labels[word] }))
    return <Choices control={control} name={name} options={options} className={CHOICES[name]} />
  }
  if (label === 'zip') {
    const { zip } = regionalLabels(control.values.II14masjidcountry, content.labels)
    return <Field control={control} name={name} label={zip} autoCapitalize="characters" />
  }
  if (name === 'II01masjidname') return <NamedField control={control} name={name} note={content.crestNote} />
  return <Field control={control} name={name} />
}

const CHOICES: { [field in RegistrationField]?: string } = {
  // A long answer takes a line of its own.
  II14masjidcountry:
    'grid-cols-[1fr_1fr] max-[480px]:flex max-[480px]:flex-wrap max-[480px]:[&>.choice]:flex-auto max-[480px]:[&>.choice]:px-[6px]',
  II13masjidmailing:
    'grid-cols-[1fr_1.2fr_1fr] max-[480px]:grid-cols-[1fr] max-[480px]:[&>.choice]:col-auto max-[480px]:[&>.choice]:justify-start max-[480px]:[&>.choice]:px-[16px]',
}

/** An e-mail field that accepts anything, but shows a hint for an address that was left and looks mistyped. */
function EmailField({ control, content, name }: AnswerProps) {
  const value = control.values[name] ?? ''
  const wasLeft = control.left.includes(name) || Boolean(control.startValues[name])
  const isDoubtful = wasLeft && value !== '' && !isEmail(value)
  return <Field control={control} name={name} isDoubtful={isDoubtful} hint={isDoubtful && content.emailHint} />
}

/** That of the masjid is disabled until a country is chosen; without one, other addresses offer the regions of both countries. */
function RegionSelect({ control, content: { labels }, name }: AnswerProps) {
  const isInteractive = useIsInteractive()
  const { id, attributes, error } = wire(control, name)
  const { group, autoComplete } = FIELDS[name]
  const country = control.values.II14masjidcountry ?? ''
  const isWaiting = group === 'addressGroup' && isInteractive && country === ''
  const offered = isInteractive && isCountry(country) ? [country] : COUNTRIES

  // The browser drops a choice when its option is removed, but fires no event.
  const ref = useRef<HTMLSelectElement>(null)
  const chosen = control.values[name]
  const isDropped = Boolean(chosen) && !offered.some(each => Object.hasOwn(REGIONS[each], chosen ?? ''))
  useEffect(() => {
    if (isDropped) ref.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [isDropped])

  return (
    <div className="field">
      <Text.label htmlFor={id}>{regionalLabels(country, labels).state}</Text.label>
      <select
        ref={ref}
        {...attributes}
        defaultValue={control.startValues[name]}
        disabled={isWaiting}
        autoComplete={autoComplete}
        className="input select"
      >
        <option value="">{isWaiting ? labels.chooseCountry : ''}</option>
        {offered.map(each => (
          <optgroup key={each} label={each === 'US' ? labels.unitedStates : labels.canada}>
            {Object.entries(REGIONS[each]).map(([code, region]) => (
              <option key={code} value={code}>
                {region}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error}
    </div>
  )
}

function regionalLabels(country: string | undefined, labels: RegistrationLabels) {
  if (country === 'US') return { state: labels.state, zip: labels.zip }
  if (country === 'CA') return { state: labels.province, zip: labels.postalCode }
  return { state: `${labels.state} / ${labels.province}`, zip: `${labels.zip} / ${labels.postalCode}` }
}
