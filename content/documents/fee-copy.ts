import { fillWords } from '@/lib/words/default-words'
import { type FeeRates, readPercentage } from '@/lib/words/fee-calculator'
import { FEE_COPY_QUERY } from '@/schemas/documents/singletons.query'
import { CALCULATOR_WORDS, FEE_COPY_WORDS } from '@/schemas/objects/fees.words'
import { getDocument } from '../fetch'
import { withoutMark } from '../marks'
import { OWN_LINKS } from '../own-links'
import { optionalNumber, optionalText } from '../values'
import { readFeeCopy } from './readers.gen'

const EXAMPLE_AMOUNT = 1_000

export type FeeCopy = Awaited<ReturnType<typeof getFeeCopy>>

export type FeeCalculator = NonNullable<FeeCopy['calculator']>

export async function getFeeCopy() {
  const { found: raw } = await getDocument(FEE_COPY_QUERY, 'feeCopy')
  const copy = readFeeCopy(raw)
  return {
    ...copy,
    ...fillWords(FEE_COPY_WORDS, copy),
    exampleAmount: optionalNumber(raw.exampleAmount) ?? EXAMPLE_AMOUNT,
    contactLink: copy.contactLink ?? OWN_LINKS.contact,
    answers: copy.answers.filter(({ title, text }) => optionalText(title) && optionalText(text)),
    fees: copy.fees.filter(({ figure, title }) => optionalText(figure) || optionalText(title)),
    calculator: readCalculator(copy),
  }
}

/** Null when staff left the words out, or did not say which fees are the three rates. */
function readCalculator({ calculator, fees }: ReturnType<typeof readFeeCopy>) {
  const rateOf = (kind: keyof FeeRates) =>
    readPercentage(withoutMark(fees.find(({ counts }) => withoutMark(counts) === kind)?.figure ?? ''))
  const [ach, card, platform] = [rateOf('ach'), rateOf('card'), rateOf('platform')]
  if (!optionalText(calculator?.title) || ach === null || card === null || platform === null) return null
  const words = fillWords(CALCULATOR_WORDS, calculator)
  return { words, rates: { ach, card, platform } }
}
