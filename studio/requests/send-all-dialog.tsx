import { Button } from './ui/buttons'
import { Dialog } from './ui/dialog'
import { requestsWords } from './words'

type SendAllDialogProps = { total: number; onClose: () => void; onSend: () => void }

export function SendAllDialog({ total, onClose, onSend }: SendAllDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button $look="main" onClick={onSend}>
        Send again
      </Button>
    </>
  )
  return (
    <Dialog title="Send all refused requests again?" onClose={onClose} footer={footer}>
      <p>
        {requestsWords(total)} go out one after another, at most 20 a minute. What is refused again comes back here.
      </p>
    </Dialog>
  )
}
