import {
  type FocusEvent,
  type FormEvent,
  useActionState,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Answer, HONEYPOT_FIELD, NEW_FORM, type SendPlainForm } from '@/lib/forms/answer'
import { type FieldErrors, type FormFields, validate } from '@/lib/forms/fields'
import type { FormName } from '@/lib/forms/forms'
import { advance, shownErrors, startProgress } from './form-progress'
import { newSubmissionId, postForm } from './post-form'
import { prepareAtRest, prepareStartToken, takeStartToken } from './start-token'
import { readForm, replaceTyped, restoreTyped, typedBefore } from './typed-fields'
import { useAfterPress } from './use-after-press'

const WRONG_FIELD = '[aria-invalid=true]:not([data-doubtful])'

type FormOptions = {
  form: FormName
  fields: FormFields
  /** By field. */
  labels: Record<string, string>
  /** The server action for a form that is posted without JavaScript. */
  sendPlain: SendPlainForm
  /** What has to be settled before a valid form is sent, which stays as it is where this is false. */
  mayBeSent?: () => Promise<boolean>
  /** Errors of the rules or of the server. The fields show them anyway, and the first invalid field gets the focus. */
  onErrors?: (errors: FieldErrors) => void
  onAnswer?: (answer: Answer) => void
}

export type FormControl = ReturnType<typeof useForm>

/**
 * A form that validates, sends itself to the site's server, and keeps what was typed whatever the outcome. The fields are
 * uncontrolled, so that nothing typed before hydration is lost.
 */
export function useForm({ form, fields, labels, sendPlain, mayBeSent, onErrors, onAnswer }: FormOptions) {
  const [posted, action] = useActionState(sendPlain, NEW_FORM)
  const [progress, tell] = useReducer(advance, posted, ({ values, answer }) => startProgress(values, answer))
  const ref = useRef<HTMLFormElement>(null)
  const token = useRef('')
  const id = useRef('')
  const [focusRequests, setFocusRequests] = useState(0)
  const { status, values } = progress

  const [typed] = useState(() => typedBefore(form))
  // A layout effect, so that it runs before the fields are read.
  useLayoutEffect(() => {
    if (ref.current) restoreTyped(ref.current, typed)
  }, [typed])
  // Reads what was typed before hydration or restored by the browser.
  useEffect(() => {
    if (ref.current) tell({ type: 'typed', field: '', values: readForm(ref.current) })
  }, [])
  useEffect(prepareAtRest, [])
  useEffect(() => {
    if (focusRequests > 0) ref.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus()
  }, [focusRequests])

  const afterPress = useAfterPress()

  async function send(element: HTMLFormElement) {
    const typed = readForm(element)
    const errors = validate(fields, typed)
    if (Object.keys(errors).length > 0) {
      tell({ type: 'tried', values: typed })
      pointOut(errors)
      return
    }
    tell({ type: 'sent', values: typed })
    if (mayBeSent && !(await mayBeSent())) return tell({ type: 'withheld' })
    id.current ||= newSubmissionId()
    const submission = id.current
    const honeypot = String(new FormData(element).get(HONEYPOT_FIELD) ?? '')
    token.current ||= await takeStartToken()
    const answer = await postForm({ form, id: submission, values: typed, token: token.current, honeypot })
    const isForgotten = submission !== id.current
    if (isForgotten) return
    if (answer.outcome === 'accepted') resetForm()
    tell({ type: 'answered', answer })
    onAnswer?.(answer)
    if (answer.outcome === 'invalid') pointOut(answer.errors)
  }

  function pointOut(errors: FieldErrors) {
    onErrors?.(errors)
    setFocusRequests(count => count + 1)
  }

  function resetForm() {
    id.current = ''
    token.current = ''
    prepareStartToken()
  }

  function replace(values: Record<string, string>) {
    const form = ref.current
    if (!form) return
    const write = () => {
      replaceTyped(form, values)
      tell({ type: 'typed', field: '', values: readForm(form) })
    }
    // The choice of one field may decide which values another one can have.
    flushSync(write)
    write()
  }

  return {
    ...{ form, fields, labels, ...progress },
    /** By the rules, whether or not the fields show errors yet. */
    isValid: Object.keys(validate(fields, values)).length === 0,
    /** The errors that the fields show. */
    errors: shownErrors(progress, fields),
    /** Accepted after it was posted without JavaScript, so that the page shows a confirmation in its place. */
    wasSentPlain: posted.answer?.outcome === 'accepted',
    /** What the page says of a draft that was saved or opened without JavaScript. */
    draft: posted.draft ?? null,
    /** Puts other values into fields, by name; the others stay. */
    replace,
    /** Empties the fields for another submission and ignores a response that is still pending. */
    clear: () => {
      resetForm()
      ref.current?.reset()
      tell({ type: 'cleared' })
    },
    /** For the `<form>`, which must contain a Honeypot. */
    props: {
      ref,
      'data-form': form,
      /** For styles: the form is on its way, or accepted. */
      'data-sent': status === 'sending' || status === 'accepted' ? '' : undefined,
      action,
      noValidate: true,
      onFocus: prepareStartToken,
      onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
        tell({ type: 'typed', field: nameOf(target), values: readForm(currentTarget) }),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) =>
        afterPress(() => tell({ type: 'left', field: nameOf(target) })),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (status !== 'sending') void send(event.currentTarget)
      },
    },
  }
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
}
