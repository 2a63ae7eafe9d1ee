import type { InputProps } from 'sanity'
import { hasWindowWords, WindowInput } from './window-input'

/** The Studio's inputs, with ours where a field's options ask for one. */
export function Input(props: InputProps) {
  return hasWindowWords(props) ? <WindowInput {...props} /> : props.renderDefault(props)
}
