import { Box, Select } from '@sanity/ui'

export type Choice = { value: string; label: string }

type FilterSelectProps = {
  label: string
  none: string
  value: string
  options: Choice[]
  onChange: (value: string) => void
}

/** Narrows a list to one of the options; `none` stands for all of them. */
export function FilterSelect({ label, none, value, options, onChange }: FilterSelectProps) {
  return (
    <Box flex="none" style={{ maxWidth: 220 }}>
      <Select
        fontSize={[2, 2, 1]}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  )
}
