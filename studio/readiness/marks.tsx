import { Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type FieldProps, type ItemProps, TextWithTone } from 'sanity'

const TONES = { error: 'critical', warning: 'caution', info: 'default' } as const

/** What the rules say of a field or an item of a list, in words below it; Sanity's own marks say it only while they are pointed at. */
export const inWords = {
  field: (props: FieldProps) =>
    props.renderDefault({ ...props, children: <InWords {...props}>{props.children}</InWords> }),
  item: (props: ItemProps) => <InWords validation={props.validation}>{props.renderDefault(props)}</InWords>,
}

type InWordsProps = Pick<FieldProps, 'validation'> & { title?: string; children: ReactNode }

/** Two rules of a field may say that it is required, which is one thing to say. */
function InWords({ validation, title, children }: InWordsProps) {
  const said = new Map(validation.map(({ level, message }) => [message, level]))
  return (
    <Stack gap={2}>
      {children}
      {[...said].map(([message, level]) => (
        <TextWithTone key={message} tone={TONES[level]} size={1} data-testid={`says-${level}`}>
          {message === 'Required' && title ? `Required: ${title}` : message}
        </TextWithTone>
      ))}
    </Stack>
  )
}
