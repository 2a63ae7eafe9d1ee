import { Button, Flex, KBD, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { RequestDetail } from '@/lib/requests/requests'
import { Dialog } from '@/studio/ui/dialog'
import type { RequestsApi } from './api/client'
import { EraseDialog } from './detail/erase-dialog'
import { FieldRow } from './detail/fields'
import { requestsWords } from './words'

export type OpenDialog = 'keys' | 'send all' | 'send again' | 'erase'

type DialogsProps = {
  dialog: OpenDialog | null
  api: RequestsApi
  total: number
  detail: RequestDetail | null
  onClose: () => void
  onSendAll: () => void
  onSendAgain: () => void
  onErased: () => void
}

export function Dialogs({ dialog, api, total, detail, onClose, onSendAll, onSendAgain, onErased }: DialogsProps) {
  const closeThen = (next: () => void) => () => {
    onClose()
    next()
  }
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />
  if (dialog === 'send all') {
    return (
      <SendAgainDialog title="Send all refused requests again?" onClose={onClose} onSend={closeThen(onSendAll)}>
        {requestsWords(total)} go out one after another, at most 20 a minute. What is refused again comes back here.
      </SendAgainDialog>
    )
  }
  if (dialog === 'send again') {
    return (
      <SendAgainDialog title="Send a delivered request again?" onClose={onClose} onSend={closeThen(onSendAgain)}>
        The form service has it already. Sent again, it may be there twice.
      </SendAgainDialog>
    )
  }
  if (dialog === 'erase' && detail) {
    return <EraseDialog api={api} id={detail.id} name={detail.name} onClose={onClose} onErased={closeThen(onErased)} />
  }
  return null
}

const KEYS: [keys: string, does: string][] = [
  ['↑ ↓', 'Move through the list'],
  ['PageUp PageDown', 'Move by a screen'],
  ['Home End', 'First, last'],
  ['↵', 'Open the request'],
  ['Esc', 'Close it'],
  ['/', 'Search'],
  ['C', 'Copy all fields'],
  ['?', 'This list'],
]

function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl style={{ margin: 0 }}>
        {KEYS.map(([keys, does]) => (
          <FieldRow
            key={keys}
            label={
              <Flex gap={1}>
                {keys.split(' ').map(key => (
                  <KBD key={key}>{key}</KBD>
                ))}
              </Flex>
            }
          >
            <Text size={1} as="dd">
              {does}
            </Text>
          </FieldRow>
        ))}
      </dl>
    </Dialog>
  )
}

type SendAgainDialogProps = { title: string; onClose: () => void; onSend: () => void; children: ReactNode }

function SendAgainDialog({ title, onClose, onSend, children }: SendAgainDialogProps) {
  const footer = (
    <>
      <Button mode="ghost" text="Not now" onClick={onClose} />
      <Button tone="primary" text="Send again" onClick={onSend} />
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <Text size={1} as="p">
        {children}
      </Text>
    </Dialog>
  )
}
