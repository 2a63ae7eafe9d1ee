import { Button, Card, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import useSWR from 'swr'
import { FORM_LABELS } from '@/lib/forms/request-labels'
import type { ErasePreview } from '@/lib/forms/requests'
import { countOf } from '@/lib/words/format'
import { Dialog } from '@/studio/ui/dialog'
import { Strong } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { ONCE } from '@/studio/ui/once'
import type { RequestsApi } from '../api/client'
import { phoneWords } from '../contacts'
import { dayWords } from '../days'
import { FAILED, nameWords } from '../words'

const WORD = 'erase'

type EraseDialogProps = { api: RequestsApi; id: string; name: string; onClose: () => void; onErased: () => void }

/** Erases everything that a person has sent. The word must be typed, so that pressing Enter out of habit erases nothing. */
export function EraseDialog({ api, id, name, onClose, onErased }: EraseDialogProps) {
  const { data: preview, error } = useSWR(['erase', id], () => api.previewErase(id), ONCE)
  const [typed, setTyped] = useState('')
  const [erasing, setErasing] = useState<'now' | 'failed' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const isReady = preview !== undefined && typed.trim().toLowerCase() === WORD

  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return field.current?.focus()
    if (erasing === 'now') return
    setErasing('now')
    await api.erase(id).then(onErased, () => setErasing('failed'))
  }

  const footer = (
    <>
      <Button mode="ghost" text="Keep it" onClick={onClose} />
      <Button
        type="submit"
        form={formId}
        tone="critical"
        text="Erase for good"
        aria-disabled={!isReady || undefined}
        style={{ opacity: isReady ? 1 : 0.4 }}
      />
    </>
  )
  return (
    <Dialog title={`Erase the data of ${nameWords(name)}?`} onClose={onClose} footer={footer} initialFocus={field}>
      <Text size={1} as="p">
        {preview ? soughtWords(preview) : 'We look for the same e-mail address and phone number.'}
      </Text>
      {preview && preview.matches > 1 && <Requests preview={preview} />}
      <Text size={1} as="p">
        {preview ? erasedWords(preview.matches) : 'Counting the requests…'}
      </Text>
      <Text size={1} as="p">
        What the form service already has stays there. Erase it there as well.
      </Text>
      <form id={formId} onSubmit={erase}>
        <Stack as="label" gap={3}>
          <Strong>Type {WORD} to go on</Strong>
          <TextInput
            ref={field}
            fontSize={2}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        </Stack>
      </form>
      <div role="alert">{(error || erasing === 'failed') && <Note tone="critical">{FAILED}</Note>}</div>
    </Dialog>
  )
}

/** Names show when somebody else has the same number or address, such as that of the office. It scrolls, so the keyboard must reach it. */
function Requests({ preview: { requests, matches } }: { preview: ErasePreview }) {
  const more = matches - requests.length
  return (
    <Card border radius={2} style={{ maxHeight: 190, overflowY: 'auto' }}>
      <Stack as="ul" gap={3} padding={3} aria-label="Requests to be erased" tabIndex={0}>
        {requests.map(({ id, name, email, phone, form, receivedAt }) => (
          <Text size={1} as="li" key={id}>
            <bdi>{nameWords(name)}</bdi> <bdi>{email}</bdi> <bdi>{phoneWords(phone)}</bdi>
            <br />
            {FORM_LABELS[form]}, {dayWords(receivedAt, new Date())}
          </Text>
        ))}
        {more > 0 && (
          <Text size={1} as="li">
            and {countOf(more, 'request')} before these
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function soughtWords({ email, phone }: ErasePreview): string {
  const sought = email && phone ? `${email} and the same phone number` : email || phoneWords(phone)
  return sought
    ? `We look for ${sought}.`
    : 'It has neither an e-mail address nor a phone number, so we look for no others.'
}

function erasedWords(count: number): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them']
  return `${countOf(count, 'request')} ${are} erased here, with notes and history. Nobody can bring ${them} back.`
}
