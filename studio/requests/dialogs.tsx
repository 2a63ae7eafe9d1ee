import type { RequestDetail } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import { EraseDialog } from './erase-dialog'
import { KeysDialog } from './keys-dialog'
import { SendAllDialog } from './send-all-dialog'

export type OpenDialog = 'keys' | 'send all' | 'erase'

type DialogsProps = {
  dialog: OpenDialog | null
  api: RequestsApi
  total: number
  detail: RequestDetail | null
  onClose: () => void
  onSendAll: () => void
  onErased: () => void
}

export function Dialogs({ dialog, api, total, detail, onClose, onSendAll, onErased }: DialogsProps) {
  const closeThen = (next: () => void) => () => {
    onClose()
    next()
  }
  if (dialog === 'keys') return <KeysDialog onClose={onClose} />
  if (dialog === 'send all') return <SendAllDialog total={total} onClose={onClose} onSend={closeThen(onSendAll)} />
  if (dialog === 'erase' && detail) {
    return <EraseDialog api={api} id={detail.id} name={detail.name} onClose={onClose} onErased={closeThen(onErased)} />
  }
  return null
}
