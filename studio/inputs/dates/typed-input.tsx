import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import {
  type NumberInputProps,
  pathsAreEqual,
  type StringInputProps,
  set,
  unset,
  useFormValue,
  useReportParseError,
} from 'sanity'
import { OnlyHeard } from '@/studio/ui/layout'
import { forgetUnread, keepUnread, useUnread } from '@/studio/unread/unread'
import { TypedText } from './typed-text'

type TypedInputProps<Value> = Pick<ComponentProps<typeof TypedText>, 'placeholder' | 'note' | 'calendar'> & {
  input: Omit<StringInputProps | NumberInputProps, 'value'> & { value?: Value }
  /** How the stored value is shown and typed; null if it cannot be read. */
  show: (stored: Value) => string | null
  read: (text: string) => { value: Value } | { problem: string }
}

/**
 * A field that stores what it understands of a text. Each text that it understands is stored at once, so that Publish finds it, and shown in
 * the one form once the field is left. Any other text stays as it was typed and keeps the document from being published; the form says why below.
 */
export function TypedInput<Value extends string | number>(props: TypedInputProps<Value>) {
  const { input, show, read, calendar, ...looks } = props
  const { value, path, onChange, elementProps, readOnly } = input
  const id = String(useFormValue(['_id']) ?? '')
  const kept = useUnread(id).find(unread => !readOnly && pathsAreEqual(unread.path, path))
  /** The typed value, while it can be read. */
  const [text, setText] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const problem = kept && !isTyping ? kept.message : null
  useReportParseError(path, problem)
  const sent = useOthersChanges(value, kept ? kept.stored : value, () => {
    setText(null)
    if (!readOnly) forgetUnread(id, path)
  })

  function type(typed: string) {
    const reading = typed.trim() === '' ? null : read(typed)
    if (reading && 'problem' in reading) {
      setText(null)
      keepUnread(id, { path, text: typed, message: reading.problem, stored: sent.length > 0 ? sent.at(-1) : value })
      return
    }
    setText(typed)
    forgetUnread(id, path)
    sent.push(reading?.value)
    onChange(reading ? set(reading.value) : unset())
  }
  function leave() {
    setTyping(false)
    setText(null)
  }
  return (
    <TypedText
      {...elementProps}
      {...looks}
      data-testid="typed-input"
      value={kept?.text ?? text ?? (value === undefined ? '' : (show(value) ?? value))}
      readOnly={readOnly}
      aria-invalid={problem || input.validationError ? true : undefined}
      problem={problem && <OnlyHeard>{problem}</OnlyHeard>}
      calendar={readOnly ? undefined : calendar}
      onType={typed => {
        setTyping(true)
        type(typed)
      }}
      onChoose={chosen => {
        type(chosen)
        leave()
      }}
      onEnter={leave}
      onBlur={event => {
        leave()
        elementProps.onBlur(event)
      }}
    />
  )
}

/**
 * Notices a value that did not come from this field: a revert, or somebody else. Values that were sent come back later, and one after the
 * other. Returns the list of those to add to. `typedOver` is the value that the text of the field was typed over.
 */
function useOthersChanges<Value>(
  value: Value | undefined,
  typedOver: unknown,
  onChange: () => void,
): (Value | undefined)[] {
  const [sent] = useState<(Value | undefined)[]>(() => [])
  const [known, setKnown] = useState(typedOver)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (known === value) return
    setKnown(value)
    if (sent.includes(value)) return
    sent.length = 0
    tell()
  }, [known, value, sent])
  return sent
}
