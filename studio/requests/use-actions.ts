import { useRef } from 'react'
import type { RequestAction, RequestDetail, RequestFilter, RequestState } from '@/lib/requests/requests'
import { saveFile } from '@/studio/inputs/redirect/save-file'
import type { RequestsApi } from './api'
import { codeOf } from './refused-error'
import { copyText } from './sections'
import type { OpenDetail } from './use-detail'
import type { ListInView } from './use-list'
import type { Say } from './use-toast'
import { NOT_WORKED, requestsWords } from './words'

type Action = RequestAction['action']

/** What is said after something was sent: it depends on what the form service made of it. */
const SENT: Record<RequestState, string> = {
  delivered: 'Delivered. The form service has it.',
  pending: 'Not delivered yet. It goes out by itself.',
  refused: 'The form service refused it.',
  held: 'Not delivered yet.',
  spam: 'Not delivered.',
}

const CHANGED = 'Somebody else has changed this request in the meantime. You see it as it is now.'

type ActionsNeed = { api: RequestsApi; filter: RequestFilter; open: OpenDetail; inView: ListInView; say: Say }

/** What staff do, and what is said of it. Nothing rejects: what did not work is said, too. */
export function useActions({ api, filter, open, inView, say }: ActionsNeed) {
  const isBusy = useRef(false)

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      const isChanged = ['state changed', 'not found'].includes(codeOf(error))
      say(isChanged ? CHANGED : NOT_WORKED, { isBad: true })
      open.refresh()
    } finally {
      isBusy.current = false
      void inView.store.refresh()
    }
  }

  const change = async (id: string, action: Action): Promise<RequestDetail> => {
    const detail = await api.act(id, { action })
    open.replace(detail)
    inView.store.replaceRow(detail)
    return detail
  }

  const act = (id: string, action: Action): Promise<void> =>
    attempt(async () => {
      const { state } = await change(id, action)
      if (action === 'spam') say('Marked as spam. It was not sent.', { undo: () => void act(id, 'notSpam') })
      else if (action === 'notSpam') say('No longer marked as spam.')
      else say(SENT[state], { isBad: state === 'refused' })
    })

  const copy = async (text: string, words: string): Promise<boolean> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    say(isCopied ? words : 'This browser did not allow copying.', { isBad: !isCopied })
    return isCopied
  }

  return {
    act,
    copy: (text: string) => copy(text, `Copied: ${text}`),
    copyAll: (detail: RequestDetail) => copy(copyText(detail), 'All fields copied'),
    sendAll: () =>
      attempt(async () => {
        const { count } = await api.sendRefused({ ...filter, state: 'refused' })
        say(`${requestsWords(count)} ${count === 1 ? 'goes' : 'go'} out again.`)
      }),
    exportCsv: (total: number) =>
      attempt(async () => {
        const { file, name } = await api.exportCsv(filter)
        saveFile(file, name)
        say(`${requestsWords(total)} saved as ${name}`)
      }),
  }
}
