import { Stack, Text } from '@sanity/ui'
import type { FieldProps } from 'sanity'

/** Says below a field in words what its rules say; Sanity's own marks say it only while they are pointed at. */
export function FieldInWords(props: FieldProps) {
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {props.validation.map(({ level, message }) => (
        <Text key={message} size={1} data-testid={`says-${level}`}>
          {message}
        </Text>
      ))}
    </Stack>
  )
}
