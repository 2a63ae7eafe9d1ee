import { Box, Flex, Stack, TextInput } from '@sanity/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import {
  type NumberInputProps,
  pathsAreEqual,
  type StringInputProps,
  set,
  unset,
  useFormValue,
  useReportParseError,
} from 'sanity'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { forgetUnread, keepUnread, useUnread } from '@/studio/unread/unread'

type TypedInputProps<Value> = {
  input: Omit<StringInputProps | NumberInputProps, 'value'> & { value?: Value }
  /** How the stored value is shown and typed; null if it cannot be read. */
  show: (stored: Value) => string | null
  read: (text: string) => { value: Value } | { problem: string }
  placeholder: string
  /** Which clocks are meant. */
  note?: string
  /** A calendar, which calls this with what was chosen, as text. */
  picker?: (choose: (text: string) => void) => ReactNode
}

/**
 * A field that stores what it understands of a text. Each text that it understands is stored at once, so that Publish finds it, and shown in
 * the one form once the field is left. Any other text stays as it was typed, says why, and keeps the document from being published.
 */
export function TypedInput<Value extends string | number>({
  input,
  show,
  read,
  placeholder,
  note,
  picker,
}: TypedInputProps<Value>) {
  const { value, path, onChange, elementProps, readOnly } = input
  const id = String(useFormValue(['_id']) ?? '')
  const kept = useUnread(id).find(unread => !readOnly && pathsAreEqual(unread.path, path))
  /** The typed value, while it can be read. */
  const [text, setText] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const noteId = useId()
  const problem = kept && !isTyping ? kept.sentence : null
  useReportParseError(path, problem)
  const sent = useOthersChanges(value, kept ? kept.stored : value, () => {
    setText(null)
    if (!readOnly) forgetUnread(id, path)
  })

  function type(typed: string) {
    const reading = typed.trim() === '' ? null : read(typed)
    if (reading && 'problem' in reading) {
      setText(null)
      keepUnread(id, { path, text: typed, sentence: reading.problem, stored: sent.length > 0 ? sent.at(-1) : value })
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
    <Stack gap={2}>
      <Flex align="center" gap={1} style={{ position: 'relative' }}>
        <Box flex={1}>
          <TextInput
            {...elementProps}
            data-testid="typed-input"
            value={kept?.text ?? text ?? (value === undefined ? '' : (show(value) ?? value))}
            placeholder={placeholder}
            readOnly={readOnly}
            aria-invalid={problem || input.validationError ? true : undefined}
            aria-describedby={[elementProps['aria-describedby'], noteId].filter(Boolean).join(' ')}
            onChange={({ currentTarget }) => {
              setTyping(true)
              type(currentTarget.value)
            }}
            onKeyDown={event => event.key === 'Enter' && leave()}
            onBlur={event => {
              leave()
              elementProps.onBlur(event)
            }}
          />
        </Box>
        {!readOnly &&
          picker?.(chosen => {
            type(chosen)
            leave()
          })}
      </Flex>
      <div id={noteId}>
        <div role="status">{problem && <Note tone="critical">{problem}</Note>}</div>
        {note && <Muted>{note}</Muted>}
      </div>
    </Stack>
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
