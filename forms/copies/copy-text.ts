import { summarise } from '../../lib/forms/summary.ts'
import type { CopyWords } from '../../lib/words/copy-words.ts'
import { fillIn } from '../../lib/words/format.ts'
import { cleanText } from '../../lib/words/plain-text.ts'
import type { VisitorMail } from '../notifications/visitor-mail.ts'
import type { OutboxEntry } from '../store/rows.ts'
import { CHANNEL_BY_FORM } from '../submission.ts'
import { disarm } from './disarm.ts'

type CopyText = Pick<VisitorMail, 'subject' | 'paragraphs' | 'sender'>

/** Only a registration is repeated, with each answer in quotes. Nothing of what was typed stands in the subject. */
export function writeCopy(entry: Pick<OutboxEntry, 'form' | 'reference' | 'values'>, words: CopyWords): CopyText {
  const { form, reference, values } = entry
  const { subjects, openings, greeting, referenceText, replyText, erasureText, closing, email, demoLabel, demoUrl } =
    words
  const kind = CHANNEL_BY_FORM[form]
  const fill = (text: string) => fillIn(text, { reference, email })
  return {
    subject: cleanText(fill(subjects[kind])),
    paragraphs: [
      greeting,
      openings[kind],
      ...(kind === 'registration' ? [] : [{ label: demoLabel, href: demoUrl }]),
      fill(referenceText),
      ...(kind === 'registration' ? repeat(values, words) : []),
      replyText,
      fill(erasureText),
      closing,
    ],
    sender: words.sender,
  }
}

function repeat(values: Record<string, string>, { answersTitle, registration }: CopyWords): string[] {
  const steps = summarise(values, registration.labels).flatMap(([step, rows]) => {
    const given = rows.filter(({ value }) => value !== '')
    if (given.length === 0) return []
    const answers = given.map(({ label, value }) => `${cleanText(label)}\n> ${disarm(value)}`)
    return [[cleanText(registration.steps[step - 1] ?? ''), ...answers].filter(Boolean).join('\n')]
  })
  return steps.length > 0 ? [answersTitle, ...steps] : []
}
