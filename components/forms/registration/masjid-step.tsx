import { Choices, Field } from '@/components/forms/field'
import { NamedTile } from '@/components/forms/named-tile.client'
import { AddressFields } from './address-fields'
import { EmailField } from './email-field.client'
import { Group } from './group'
import type { StepProps } from './step'

const ADDRESS = {
  street: 'II02masjidaddress',
  city: 'II03masjidcity',
  state: 'II04masjidstate',
  zip: 'II05masjidzip',
} as const

export function MasjidStep({ control, content: { labels, emailHint, crestNote } }: StepProps) {
  return (
    <>
      <Group legend={labels.masjidGroup}>
        <NamedTile control={control} name="II01masjidname" note={crestNote}>
          <Field control={control} name="II01masjidname" />
        </NamedTile>
        <Choices
          control={control}
          name="II14masjidcountry"
          options={[
            { value: 'US', label: labels.unitedStates },
            { value: 'CA', label: labels.canada },
          ]}
          // A long answer takes a line of its own.
          className="grid-cols-[1fr_1fr] max-[480px]:flex max-[480px]:flex-wrap max-[480px]:[&>.choice]:flex-auto max-[480px]:[&>.choice]:px-[6px]"
        />
      </Group>
      <Group legend={labels.addressGroup}>
        <AddressFields control={control} labels={labels} names={ADDRESS} needsCountry />
      </Group>
      <Group legend={labels.contactGroup}>
        <div className="field-pair">
          <Field control={control} name="II06masjidwebsite" />
          <Field control={control} name="II10masjidein" />
        </div>
        <div className="field-pair">
          <Field control={control} name="II15masjidphone" />
          <EmailField control={control} name="II16masjidemail" hint={emailHint} />
        </div>
      </Group>
    </>
  )
}
