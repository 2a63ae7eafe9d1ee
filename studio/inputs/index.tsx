import { Button, Stack } from '@sanity/ui'
import { type ComponentType, type FocusEvent, type ReactNode, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfBlocksInputProps,
  isArrayOfObjectsInputProps,
  isBooleanInputProps,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type NumberInputProps,
  type ObjectInputProps,
  type StringInputProps,
  set,
} from 'sanity'
import { cleanAddress } from '@/lib/addresses/links'
import { readAmount } from '@/lib/words/amounts'
import { formatExactDollars } from '@/lib/words/format'
import { nameOf } from '@/studio/form/colleagues'
import { DocumentForm, isDocumentForm, isSample, SampleSection } from '@/studio/form/document-chips'
import { Note } from '@/studio/ui/note'
import { CountedInput } from './counted-input'
import { DayInput, MomentInput, TimeOfDayInput } from './dates/date-inputs'
import { TypedInput } from './dates/typed-input'
import { FeeExample } from './fee-example'
import { IconInput } from './icon-input'
import { DestinationInput } from './redirect/destination-input'
import { LinkInput } from './redirect/page-choice'
import { RedirectForm } from './redirect/redirect-panel'
import { isReferenceInput, ReferenceInput } from './reference/reference-input'
import { RichTextInput } from './rich-text-input'
import { SeasonInput, WindowInput } from './window-input'

const CENTS = 100

type AddressInputProps = { onChange: InputProps['onChange']; at?: string[]; children: ReactNode }

/** Adds what a field's options ask for (schemas/input-options); all other inputs stay the Studio's own. */
export function SiteInput(props: InputProps) {
  if (isBooleanInputProps(props) && props.schemaType.options?.needsEnd !== undefined) return <WindowInput {...props} />
  if (isStringInputProps(props)) return <SharedInput {...props} />
  if (isNumberInputProps(props) && props.schemaType.options?.help === 'dollars') return <DollarsInput {...props} />
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput {...props} />
  if (isArrayOfObjectsInputProps(props)) return props.renderDefault(withCallLast(props))
  return isObjectInputProps(props) ? <ObjectInput {...props} /> : props.renderDefault(props)
}

/** A page ends with its call to action, so a section that is added goes above it. */
function withCallLast(props: ArrayOfObjectsInputProps): ArrayOfObjectsInputProps {
  const { value = [], onInsert, onItemAppend } = props
  const isCall = (section: object | undefined) => Object(section)._type === 'invitation'
  if (!isCall(value.at(-1))) return props
  const append: typeof onItemAppend = item =>
    isCall(item) ? onItemAppend(item) : onInsert({ items: [item], position: 'before', referenceItem: -1 })
  return { ...props, onItemAppend: append }
}

function ObjectInput(props: ObjectInputProps) {
  if (isReferenceInput(props)) return <ReferenceInput {...props} />
  if (props.schemaType.name === 'slug')
    return (
      <AddressInput onChange={props.onChange} at={['current']}>
        {props.renderDefault(props)}
      </AddressInput>
    )
  if (!isDocumentForm(props)) return isSample(props) ? <SampleSection {...props} /> : props.renderDefault(props)
  return (
    <DocumentForm input={props}>
      {props.schemaType.name === 'redirect' ? <RedirectForm {...props} /> : props.renderDefault(props)}
    </DocumentForm>
  )
}

/** A browser's own field for numbers drops the comma of 50,00. */
function DollarsInput(input: NumberInputProps) {
  return (
    <TypedInput
      input={input}
      show={stored => formatExactDollars(stored).slice(1)}
      read={text => {
        const cents = readAmount(text)
        return typeof cents === 'string' ? { problem: cents } : { value: cents / CENTS }
      }}
      placeholder="such as 1,250"
    />
  )
}

/** Cleans an address once its field is left, of what came along from a mail or a document. */
function AddressInput({ onChange, at, children }: AddressInputProps) {
  const clean = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text' || target.readOnly) return
    const address = cleanAddress(target.value)
    if (address && address !== target.value) onChange(set(address, at))
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: what is left is the field inside
  return <div onBlur={clean}>{children}</div>
}

/** Closed while somebody else is in it, because the letters of two would mix. It stays open for whoever came first. */
function SharedInput(input: StringInputProps) {
  const [other] = input.schemaType.options?.list || input.readOnly ? [] : input.presence
  const [isOwn, setOwn] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const isStillOwn = input.focused === true && (isOwn || !other)
  if (isOwn !== isStillOwn) setOwn(isStillOwn)
  const isClosed = other !== undefined && !isStillOwn && !isOpened
  const closed = { readOnly: true, elementProps: { ...input.elementProps, readOnly: true } }
  return (
    <>
      <StringInput {...input} {...(isClosed && closed)} />
      {isClosed && (
        <Note tone="caution">
          {nameOf(other)} is in this field.{' '}
          <Button mode="bleed" text="Write here, too" onClick={() => setOpened(true)} />
        </Note>
      )}
    </>
  )
}

const BY_HELP: Record<string, ComponentType<StringInputProps>> = {
  icon: IconInput,
  timeOfDay: TimeOfDayInput,
  destination: DestinationInput,
  pages: LinkInput,
  season: SeasonInput,
}
const BY_TYPE: Record<string, ComponentType<StringInputProps>> = { date: DayInput, datetime: MomentInput }
const ADDRESSES = ['address', 'destination', 'pages']

function StringInput(input: StringInputProps) {
  const { count, help = '' } = input.schemaType.options ?? {}
  const Own = BY_HELP[help] ?? BY_TYPE[input.schemaType.name]
  const counted = count ? <CountedInput count={count} input={input} /> : input.renderDefault(input)
  const text = Own ? <Own {...input} /> : counted
  if (ADDRESSES.includes(help)) return <AddressInput onChange={input.onChange}>{text}</AddressInput>
  if (help !== 'feeExample') return text
  return (
    <Stack gap={3}>
      {text}
      <FeeExample />
    </Stack>
  )
}
