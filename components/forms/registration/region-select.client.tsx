import { useEffect, useRef } from 'react'
import { FieldError, wire } from '@/components/forms/field'
import type { FormControl } from '@/components/forms/use-form'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import type { RegistrationLabels } from '@/content/types'
import { COUNTRIES, isCountry } from '@/lib/forms/choices'
import { REGIONS } from '@/lib/forms/regions'

type RegionSelectProps = {
  control: FormControl
  labels: RegistrationLabels
  name: string
  label: string
  autoComplete: string | undefined
  /** Disabled until a country is chosen; otherwise it offers the regions of both countries. */
  needsCountry: boolean
}

export function RegionSelect({ control, labels, name, label, autoComplete, needsCountry }: RegionSelectProps) {
  const isInteractive = useIsInteractive()
  const { id, errors, describedBy } = wire(control, name)
  const country = control.values.II14masjidcountry ?? ''
  const isWaiting = needsCountry && isInteractive && country === ''
  const offered = isInteractive && isCountry(country) ? [country] : COUNTRIES

  // The browser drops a choice when its option is removed, but fires no event.
  const ref = useRef<HTMLSelectElement>(null)
  const chosen = control.values[name]
  const isDropped = Boolean(chosen) && !offered.some(each => REGIONS[each].some(([code]) => code === chosen))
  useEffect(() => {
    if (isDropped) ref.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [isDropped])

  const names = { US: labels.unitedStates, CA: labels.canada }
  return (
    <div className="field">
      <label htmlFor={id} dir="auto">
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        name={name}
        defaultValue={control.startValues[name]}
        disabled={isWaiting}
        autoComplete={autoComplete}
        className="input select"
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={describedBy}
      >
        <option value="">{isWaiting ? labels.chooseCountry : ''}</option>
        {offered.map(each => (
          <optgroup key={each} label={names[each]}>
            {REGIONS[each].map(([code, region]) => (
              <option key={code} value={code}>
                {region}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError id={`${id}-error`} messages={errors} />
    </div>
  )
}
