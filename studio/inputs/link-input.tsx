import { type StringInputProps, set } from 'sanity'
import { Stack } from '@/studio/ui/layout'
import { PageChoice } from './redirect/page-choice'

/** An input for an address, with the pages of this site above it to choose from. */
export function LinkInput(input: StringInputProps) {
  const { value = '', onChange, readOnly } = input
  return (
    <Stack $gap={8}>
      {!readOnly && <PageChoice path={value} onChoose={path => onChange(set(path))} />}
      {input.renderDefault(input)}
    </Stack>
  )
}
