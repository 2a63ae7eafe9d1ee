import { Field } from '@/components/forms/field'
import type { FormControl } from '@/components/forms/use-form'
import type { RegistrationLabels } from '@/content/types'
import { RegionSelect } from './region-select.client'
import type { RegistrationField } from './steps'

type AddressFieldsProps = {
  control: FormControl
  labels: RegistrationLabels
  streetLabel: string
  names: Record<'street' | 'city' | 'state' | 'zip', RegistrationField>
  /** Section name in `autocomplete`, which keeps the browser's suggestions for several addresses apart. */
  section: string
  needsCountry?: boolean
}

export function AddressFields({ control, labels, streetLabel, names, section, needsCountry }: AddressFieldsProps) {
  const regional = regionalLabels(control.values.II14masjidcountry, labels)
  return (
    <>
      <Field
        control={control}
        name={names.street}
        label={streetLabel}
        autoComplete={`section-${section} address-line1`}
      />
      <div className="address-line">
        <Field
          control={control}
          name={names.city}
          label={labels.city}
          autoComplete={`section-${section} address-level2`}
        />
        <RegionSelect
          control={control}
          labels={labels}
          name={names.state}
          label={regional.state}
          autoComplete={`section-${section} address-level1`}
          needsCountry={needsCountry ?? false}
        />
        <Field
          control={control}
          name={names.zip}
          label={regional.zip}
          autoComplete={`section-${section} postal-code`}
          autoCapitalize="characters"
        />
      </div>
    </>
  )
}

function regionalLabels(country: string | undefined, labels: RegistrationLabels) {
  if (country === 'US') return { state: labels.state, zip: labels.zip }
  if (country === 'CA') return { state: labels.province, zip: labels.postalCode }
  return { state: `${labels.state} / ${labels.province}`, zip: `${labels.zip} / ${labels.postalCode}` }
}
