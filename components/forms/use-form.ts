import {
  type FocusEvent,
  type FormEvent,
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Answer, HONEYPOT_FIELD, NEW_FORM, type SendPlainForm } from '@/lib/forms/answer'
import { type FieldErrors, type FormFields, validate } from '@/lib/forms/fields'
import type { FormName } from '@/lib/forms/forms'
import { afterAnswer, afterLeaving, afterTyping, type FormProgress, shownErrors, startProgress } from './form-progress'
import { newSubmissionId, postForm } from './post-form'
import { prepareAtRest, prepareStartToken, takeStartToken } from './start-token'
import { readForm, replaceTyped, restoreTyped, typedBefore } from './typed-fields'

const WRONG_FIELD = '[aria-invalid=true]:not([data-doubtful])'

type FormOptions = {
  form: FormName
  fields: FormFields
  labels: Record<string, string>
  sendPlain: SendPlainForm
  /** What has to be settled before a valid form is sent, which stays as it is where this is false. */
  mayBeSent?: () => Promise<boolean>
  /** Errors of the rules or of the server. The fields show them anyway, and the first invalid field gets the focus. */
  onErrors?: (errors: FieldErrors) => void
  onAnswer?: (answer: Answer) => void
}

export type FormControl = ReturnType<typeof useForm>

/** Keeps what was typed whatever the outcome. The fields are uncontrolled, so that nothing typed before hydration is lost. */
export function useForm({ form, fields, labels, sendPlain, mayBeSent, onErrors, onAnswer }: FormOptions) {
  const [posted, action] = useActionState(sendPlain, NEW_FORM)
  const [progress, setProgress] = useState(() => startProgress(posted.values, posted.answer))
  const change = (next: Partial<FormProgress>) => setProgress(now => ({ ...now, ...next }))
  const read = (element: HTMLFormElement, field = '') => {
    const typed = readForm(element)
    setProgress(now => afterTyping(now, field, typed))
  }
  const ref = useRef<HTMLFormElement>(null)
  const submission = useRef({ id: '', token: '' })
  const { status, values } = progress

  const [typed] = useState(() => typedBefore(form))
  // A layout effect, so that it runs before the fields are read.
  useLayoutEffect(() => {
    if (ref.current) restoreTyped(ref.current, typed)
  }, [typed])
  // What was typed before hydration or restored by the browser.
  const readAtFirst = useEffectEvent(() => ref.current && read(ref.current))
  useEffect(() => void readAtFirst(), [])
  useEffect(prepareAtRest, [])

  /** While a mouse button or finger is down; until after its release and click. */
  const press = useRef<Promise<void>>(null)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const hold = () => {
      press.current = new Promise(resolve => {
        const release = () => setTimeout(resolve)
        for (const end of ['pointerup', 'pointercancel']) {
          document.addEventListener(end, release, { ...options, once: true })
        }
      })
    }
    document.addEventListener('pointerdown', hold, options)
    return () => listening.abort()
  }, [])

  async function send(element: HTMLFormElement) {
    const typed = readForm(element)
    const errors = validate(fields, typed)
    if (Object.keys(errors).length > 0) return pointOut(errors, () => change({ values: typed, wasTried: true }))
    change({ values: typed, serverErrors: {}, status: 'sending' })
    if (mayBeSent && !(await mayBeSent())) return change({ status: 'editing' })
    const mine = submission.current
    mine.id ||= newSubmissionId()
    const honeypot = String(new FormData(element).get(HONEYPOT_FIELD) ?? '')
    mine.token ||= await takeStartToken()
    const answer = await postForm({ ...mine, form, values: typed, honeypot })
    // The form was cleared in the meantime.
    if (mine !== submission.current) return
    if (answer.outcome === 'accepted') resetForm()
    const settle = () => setProgress(now => afterAnswer(now, answer))
    onAnswer?.(answer)
    if (answer.outcome === 'invalid') pointOut(answer.errors, settle)
    else settle()
  }

  /** The first field with an error gets the focus once the page shows them. */
  function pointOut(errors: FieldErrors, show: () => void) {
    flushSync(() => {
      show()
      onErrors?.(errors)
    })
    ref.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus()
  }

  function resetForm() {
    submission.current = { id: '', token: '' }
    prepareStartToken()
  }

  function replace(values: Record<string, string>) {
    const form = ref.current
    if (!form) return
    const write = () => {
      replaceTyped(form, values)
      read(form)
    }
    // The choice of one field may decide which values another one can have.
    flushSync(write)
    write()
  }

  return {
    ...{ form, fields, labels, ...progress },
    /** The page responds to a form that was posted without JavaScript. */
    isPosted: Object.keys(progress.startValues).length > 0,
    /** By the rules, whether or not the fields show errors yet. */
    isValid: Object.keys(validate(fields, values)).length === 0,
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
      setProgress(startProgress({}, null))
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
      onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => read(currentTarget, nameOf(target)),
      onBlur: async ({ target }: FocusEvent<HTMLFormElement>) => {
        // An error that shows meanwhile would move the pressed button away from the pointer, and the click would be lost.
        await press.current
        setProgress(now => afterLeaving(now, nameOf(target)))
      },
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
