import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RequestDetail } from '@/lib/requests/requests'
import { Button } from '@/studio/ui/buttons'
import { Key } from '@/studio/ui/text'
import type { RequestsApi } from './api/client'
import { EraseDialog } from './detail/erase-dialog'
import { Dialog } from './ui/dialog'
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

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <Table>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Table>
    </Dialog>
  )
}

const Table = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }

  dt {
    display: flex;
    gap: 4px;
  }

  dd {
    margin: 0;
  }
`

type SendAgainDialogProps = { title: string; onClose: () => void; onSend: () => void; children: ReactNode }

function SendAgainDialog({ title, onClose, onSend, children }: SendAgainDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button $look="main" onClick={onSend}>
        Send again
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <p>{children}</p>
    </Dialog>
  )
}
