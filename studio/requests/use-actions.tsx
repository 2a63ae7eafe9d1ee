import { Box, Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef } from 'react'
import type { RequestAction, RequestDetail, RequestFilter, RequestState } from '@/lib/forms/requests'
import { countOf } from '@/lib/words/format'
import { saveFile } from '@/studio/ui/save-file'
import { codeOf, type RequestsApi } from './api/client'
import type { OpenDetail } from './api/hooks'
import { copyText } from './detail/sections'
import type { ListInView } from './list/use-list'
import { FAILED } from './words'

/** Shown after a request was sent, by its state then. */
const SENT: Record<RequestState, string> = {
  delivered: 'Delivered. The form service has it.',
  pending: 'Not delivered yet. It goes out by itself.',
  refused: 'The form service refused it.',
  held: 'Not delivered yet.',
  spam: 'Not delivered.',
}

const CHANGED = 'Somebody else has changed this request in the meantime. You see it as it is now.'

/** The actions of staff. None of them rejects: a message reports success and failure alike. */
export function useActions(api: RequestsApi, filter: RequestFilter, open: OpenDetail, inView: ListInView) {
  const say = useSay()
  const isBusy = useRef(false)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      const isChanged = ['state changed', 'not found'].includes(codeOf(error))
      say(isChanged ? CHANGED : FAILED, { isBad: true })
      open.refresh()
    } finally {
      isBusy.current = false
      inView.refresh()
    }
  }

  const act = (id: string, action: RequestAction['action']): Promise<void> =>
    attempt(async () => {
      const detail = await api.act(id, { action })
      open.replace(detail)
      const spam = detail.deliveredAt
        ? 'Marked as spam. The form service has it already.'
        : 'Marked as spam. It was not sent.'
      if (action === 'spam') say(spam, { undo: () => void act(id, 'notSpam') })
      else if (action === 'notSpam') say('No longer marked as spam.')
      else say(SENT[detail.state], { isBad: detail.state === 'refused' })
    })

  const copy = (text: string, words: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => say(words),
      () => say('This browser did not allow copying.', { isBad: true }),
    )

  return {
    say,
    act,
    copy: (text: string) => copy(text, `Copied: ${text}`),
    copyAll: (detail: RequestDetail) => copy(copyText(detail), 'All fields copied'),
    sendAll: () =>
      attempt(async () => {
        const { count } = await api.sendRefused({ ...filter, state: 'refused' })
        say(`${countOf(count, 'request')} ${count === 1 ? 'goes' : 'go'} out again.`)
      }),
    exportCsv: (total: number) =>
      attempt(async () => {
        const { file, name } = await api.exportCsv(filter)
        saveFile(file, name)
        say(`${countOf(total, 'request')} saved as ${name}`)
      }),
  }
}

/** How long a message stays; one that can be undone or reports a failure stays longer. */
const SHOWN_MS = 3_000
const UNDO_MS = 10_000
/** One message at a time: a new one replaces it. */
const TOAST_ID = 'requests'

function useSay() {
  const { push } = useToast()
  return (text: string, { isBad = false, undo }: { isBad?: boolean; undo?: () => void } = {}) => {
    const title = (
      <Flex align="center" gap={2} style={{ overflow: 'visible' }}>
        <Box flex={1}>{text}</Box>
        {undo && <Button mode="bleed" tone="positive" padding={2} text="Undo" onClick={undo} />}
      </Flex>
    )
    push({ id: TOAST_ID, title, status: isBad ? 'error' : 'success', duration: undo || isBad ? UNDO_MS : SHOWN_MS })
  }
}
