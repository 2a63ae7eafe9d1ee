import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { TrashIcon } from '@sanity/icons/Trash'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { phoneWords } from '@/lib/phone'
import { FORM_LABELS } from '@/lib/requests/labels'
import type { ErasePreview } from '@/lib/requests/requests'
import { Button } from '@/studio/ui/buttons'
import type { RequestsApi } from '../api/client'
import { dayWords } from '../days'
import { Dialog } from '../ui/dialog'
import { FAILED, nameWords, requestsWords } from '../words'

const WORD = 'erase'

type EraseDialogProps = { api: RequestsApi; id: string; name: string; onClose: () => void; onErased: () => void }

/** Erases everything that a person has sent. The word must be typed, so that pressing Enter out of habit erases nothing. */
export function EraseDialog({ api, id, name, onClose, onErased }: EraseDialogProps) {
  const [preview, setPreview] = useState<ErasePreview | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const isErasing = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const isReady = preview !== null && typed.trim().toLowerCase() === WORD

  useEffect(() => {
    const abort = new AbortController()
    api.previewErase(id, abort.signal).then(setPreview, () => !abort.signal.aborted && setProblem(FAILED))
    return () => abort.abort()
  }, [api, id])

  // Effects of children run first, so the dialog is open by now.
  useEffect(() => field.current?.focus(), [])

  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return field.current?.focus()
    if (isErasing.current) return
    isErasing.current = true
    try {
      await api.erase(id)
      onErased()
    } catch {
      setProblem(FAILED)
    } finally {
      isErasing.current = false
    }
  }

  const footer = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button type="submit" form={formId} $look="danger" aria-disabled={!isReady || undefined}>
        Erase for good
      </Button>
    </>
  )
  return (
    <Dialog title={`Erase the data of ${nameWords(name)}?`} onClose={onClose} footer={footer}>
      <p>{preview ? <Search preview={preview} /> : 'We look for the same e-mail address and phone number.'}</p>
      {preview && preview.matches > 1 && <Requests preview={preview} />}
      <Consequences>
        <li>
          <TrashIcon aria-hidden />
          <span>{preview ? sayWhatIsErased(preview.matches) : 'Counting the requests…'}</span>
        </li>
        <li>
          <InfoOutlineIcon aria-hidden />
          <span>What the form service already has stays there. Erase it there as well.</span>
        </li>
      </Consequences>
      <form id={formId} onSubmit={erase}>
        <Label>
          Type {WORD} to go on
          <input
            ref={field}
            type="text"
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={event => setTyped(event.target.value)}
          />
        </Label>
      </form>
      <Problem role="alert">{problem}</Problem>
    </Dialog>
  )
}

function Search({ preview: { email, phone } }: { preview: ErasePreview }) {
  if (email && phone) {
    return (
      <>
        We look for <b>{email}</b> and the same phone number.
      </>
    )
  }
  const only = email || phoneWords(phone)
  return only ? (
    <>
      We look for <b>{only}</b>.
    </>
  ) : (
    <>It has neither an e-mail address nor a phone number, so we look for no others.</>
  )
}

/** Names show when somebody else has the same number or address, such as that of the office. It scrolls, so the keyboard must reach it. */
function Requests({ preview: { requests, matches } }: { preview: ErasePreview }) {
  const now = new Date()
  const more = matches - requests.length
  return (
    <Listed aria-label="Requests to be erased" tabIndex={0}>
      {requests.map(({ id, name, email, phone, form, receivedAt }) => (
        <li key={id}>
          <b>{nameWords(name)}</b>
          {[email, phoneWords(phone)].filter(Boolean).map(each => `, ${each}`)}
          <br />
          {FORM_LABELS[form]}, {dayWords(receivedAt, now)}
        </li>
      ))}
      {more > 0 && <li>and {requestsWords(more)} before these</li>}
    </Listed>
  )
}

function sayWhatIsErased(count: number): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them']
  return `${requestsWords(count)} ${are} erased here, with notes and history. Nobody can bring ${them} back.`
}

const Consequences = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: 9px;
  }

  svg {
    flex: none;
    font-size: 21px;
  }
`

const Listed = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 190px;
  margin: 0;
  padding: 8px 12px;
  overflow-y: auto;
  border: 1px solid var(--rule);
  border-radius: 8px;
  font-size: 14px;
  line-height: 20px;
  list-style: none;
  overflow-wrap: anywhere;
`

const Label = styled.label`
  font-weight: 600;

  input {
    box-sizing: border-box;
    width: 100%;
    height: 44px;
    margin-top: 6px;
    padding: 0 12px;
    border: 1px solid var(--field);
    border-radius: 8px;
    background: var(--bg);
    color: var(--fg);
    font: inherit;
    font-size: 16px;
    font-weight: 450;
  }
`

const Problem = styled.p`
  color: var(--bad);

  &:empty {
    display: none;
  }
`
