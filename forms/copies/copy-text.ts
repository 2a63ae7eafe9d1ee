import { summarise } from '../../lib/forms/summary.ts'
import type { CopyWords } from '../../lib/words/copy-words.ts'
import { fillIn } from '../../lib/words/format.ts'
import { cleanText, trimEnds } from '../../lib/words/plain-text.ts'
import type { OutboxEntry } from '../store/rows.ts'
import { CHANNEL_BY_FORM } from '../submission.ts'

type Copied = Pick<OutboxEntry, 'form' | 'reference' | 'values'>

/** Only a registration is repeated, with each answer in quotes. Nothing of what was typed stands in the subject. */
export function writeCopy({ form, reference, values }: Copied, words: CopyWords) {
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

const MAX_LENGTH = 300

/** Controls, marks of direction, and whatever else does not show. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Signs that programs read as . : / \\ @ when they look for links. */
const TWINS: Record<string, string> = {
  ...{ '\u2024': '.', '\u3002': '.', '\ufe52': '.', '\uff0e': '.', '\uff61': '.' },
  ...{ '\u2236': ':', '\ua789': ':', '\ufe13': ':', '\ufe55': ':', '\uff1a': ':' },
  ...{ '\u2044': '/', '\u2215': '/', '\uff0f': '/', '\ufe68': '\\', '\uff3c': '\\', '\ufe6b': '@', '\uff20': '@' },
}
const TWIN = new RegExp(`[${Object.keys(TWINS).join('')}]`, 'gu')

/** One line of what a visitor typed, cut, in which no mail program finds a link: example[.]org, https[:]//, amina[@]masjid[.]org. */
export function disarm(typed: string): string {
  const line = trimEnds(
    typed
      .slice(0, 4 * MAX_LENGTH)
      .toWellFormed()
      .replace(BREAKS, ' ')
      .replace(UNSEEN, ''),
  )
  const characters = [...line]
  const cut = characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : line
  return cut
    .replace(TWIN, sign => TWINS[sign] ?? sign)
    .replace(/@/g, '[@]')
    .replace(/\.(?=\S)/g, '[.]')
    .replace(/:(?=\S)/g, '[:]')
    .replace(/\\(?=\\)/g, '[\\]')
}
