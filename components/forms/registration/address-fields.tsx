import { Field } from '@/components/forms/field'
import type { FormControl } from '@/components/forms/use-form'
import type { RegistrationLabels } from '@/content/types'
import { inputOf } from '@/lib/forms/fields'
import { REGISTRATION, type RegistrationField } from '@/lib/forms/registration'
import { RegionSelect } from './region-select.client'

type AddressFieldsProps = {
  control: FormControl
  labels: RegistrationLabels
  names: Record<'street' | 'city' | 'state' | 'zip', RegistrationField>
  needsCountry?: boolean
}

export function AddressFields({ control, labels, names, needsCountry }: AddressFieldsProps) {
  const regional = regionalLabels(control.values.II14masjidcountry, labels)
  return (
    <>
      <Field control={control} name={names.street} />
      <div className="address-line min-[560px]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
        <Field control={control} name={names.city} />
        <RegionSelect
          control={control}
          labels={labels}
          name={names.state}
          label={regional.state}
          autoComplete={inputOf(REGISTRATION[names.state]).autoComplete}
          needsCountry={needsCountry ?? false}
        />
        <Field control={control} name={names.zip} label={regional.zip} autoCapitalize="characters" />
      </div>
    </>
  )
}

function regionalLabels(country: string | undefined, labels: RegistrationLabels) {
  if (country === 'US') return { state: labels.state, zip: labels.zip }
  if (country === 'CA') return { state: labels.province, zip: labels.postalCode }
  return { state: `${labels.state} / ${labels.province}`, zip: `${labels.zip} / ${labels.postalCode}` }
}
