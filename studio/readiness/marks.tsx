import { Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type FieldProps, type ItemProps, TextWithTone } from 'sanity'

const TONES = { error: 'critical', warning: 'caution', info: 'default' } as const

/** What the rules say of a field or an item of a list, in words below it; Sanity's own marks say it only while they are pointed at. */
export const inWords = {
  field: (props: FieldProps) =>
    props.renderDefault({ ...props, children: <InWords {...props}>{props.children}</InWords> }),
  item: (props: ItemProps) => <InWords {...props}>{props.renderDefault(props)}</InWords>,
}

function InWords({ validation, children }: Pick<FieldProps | ItemProps, 'validation'> & { children: ReactNode }) {
  return (
    <Stack gap={2}>
      {children}
      {validation.map(({ level, message }) => (
        <TextWithTone key={message} tone={TONES[level]} size={1} data-testid={`says-${level}`}>
          {message}
        </TextWithTone>
      ))}
    </Stack>
  )
}
