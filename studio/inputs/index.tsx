import { type InputProps, isObjectInputProps, isStringInputProps, type StringInputProps } from 'sanity'
import { Stack } from '@/studio/ui/layout'
import { CountedInput } from './counted-input'
import { FeeExample } from './fee-example'
import { IconInput } from './icon-input'
import { RedirectForm } from './redirect/redirect-panel'
import { hasWindowWords, WindowInput } from './window-input'

/**
 * Renders every input of the Studio's forms (`form.components.input`). It adds what a field's options ask for
 * (schemas/input-options); all other inputs stay the Studio's own.
 */
export function SiteInput(props: InputProps) {
  if (hasWindowWords(props)) return <WindowInput {...props} />
  if (isStringInputProps(props)) return <StringInput {...props} />
  if (isObjectInputProps(props) && props.schemaType.name === 'redirect') return <RedirectForm {...props} />
  return props.renderDefault(props)
}

function StringInput(input: StringInputProps) {
  const { count, help } = input.schemaType.options ?? {}
  if (help === 'icon') return <IconInput {...input} />
  const text = count ? <CountedInput count={count} input={input} /> : input.renderDefault(input)
  if (help !== 'feeExample') return text
  return (
    <Stack>
      {text}
      <FeeExample />
    </Stack>
  )
}
