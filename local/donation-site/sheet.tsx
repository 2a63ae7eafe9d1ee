import { type Dispatch, useLayoutEffect, useRef, useState } from 'react'
import { Rows } from '@/components/give/receipt'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Flow, Step } from './flow'
import type { Gift } from './gift'
import { METHOD_ICONS, type Words } from './words'

type PaySheetProps = { name: string; flow: Flow; words: Words; dispatch: Dispatch<Step> }

/** The second view: a sheet over the first one, as a wallet would show it. Without JavaScript the page comes with it open. */
export function PaySheet({ name, flow: { view, gift }, words, dispatch }: PaySheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPaying = view === 'paying'
  const isShown = isPaying || view === 'confirm'
  // Without the attribute, close() would leave the page inert.
  const [isServedOpen] = useState(isShown)
  useLayoutEffect(() => {
    ref.current?.close()
    if (isShown) ref.current?.showModal()
  }, [isShown])
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (!isPaying) dispatch({ step: 'back' })
  }
  return (
    <dialog ref={ref} open={isServedOpen} aria-labelledby="sheet-title" className="pay-sheet on-ink" onCancel={leave}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!isPaying) dispatch({ step: 'confirm' })
        }}
      >
        <GiftFields {...gift} />
        <header>
          <Icon name={METHOD_ICONS[gift.method]} />
          <h2 id="sheet-title">{words.method}</h2>
        </header>
        <Rows
          rows={[
            ['To', name],
            ['Cause', gift.cause],
            ['How often', words.rhythm],
            ['From', words.source],
            ['Total', words.sum],
          ]}
        />
        <Button type="submit" size="lg" variant="saffron" name="step" value="receipt" aria-disabled={isPaying}>
          {isPaying ? 'Giving...' : 'Confirm'}
        </Button>
        <button
          type="submit"
          name="step"
          value="choose"
          aria-label="Back to the gift"
          className="icon-button"
          onClick={leave}
        >
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  )
}

/** The gift in fields that a form sends along without JavaScript. */
export function GiftFields({ amount, cover, ...gift }: Gift) {
  const fields = { ...gift, amount: amount / 100, ...(cover && { cover: 'on' }) }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
