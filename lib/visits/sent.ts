import type { Answer } from '../forms/answer.ts'
import type { FormName } from '../forms/forms.ts'
import { nameSendingPage } from './pages.ts'
import { siteVisits } from './visits.ts'

export function countSent(form: FormName, { outcome }: Answer, headers: Headers): void {
  if (outcome !== 'accepted') return
  siteVisits()?.count({ kind: 'sent', page: nameSendingPage(headers.get('referer') ?? ''), form })
}
