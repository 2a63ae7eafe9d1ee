/** What a moment can show beside its sentence. */
export type MomentPart = 'figure' | 'masjid' | 'note' | 'lines'

/** The drawings of a feature without a picture, in the order in which the gift passes through them. Their texts are content. */
export const MOMENTS = {
  tap: { title: 'A tap on the phone', shows: ['figure', 'masjid', 'note', 'lines'] },
  pledge: { title: 'Every Friday', shows: ['figure', 'masjid', 'note', 'lines'] },
  night: { title: 'The last ten nights', shows: ['figure'] },
  cause: { title: 'The cause', shows: ['masjid', 'lines'] },
  summary: { title: 'The summary of a year', shows: ['figure', 'masjid', 'lines'] },
  report: { title: 'The report of a week', shows: ['figure', 'masjid', 'note', 'lines'] },
  goal: { title: 'The screen in the lobby', shows: ['figure', 'masjid', 'note', 'lines'] },
  drive: { title: 'A drive with a name', shows: ['masjid', 'note'] },
  receipts: { title: 'Receipts', shows: ['figure', 'note', 'lines'] },
  deposit: { title: 'The deposit', shows: ['note', 'lines'] },
} as const satisfies Record<string, { title: string; shows: readonly MomentPart[] }>

export type MomentName = keyof typeof MOMENTS

export function isMomentName(value: unknown): value is MomentName {
  return typeof value === 'string' && Object.hasOwn(MOMENTS, value)
}

/** Whether this moment draws the part. One that the site does not know shows none. */
export function showsPart(moment: unknown, part: MomentPart): boolean {
  const shown: readonly MomentPart[] = isMomentName(moment) ? MOMENTS[moment].shows : []
  return shown.includes(part)
}

/** Characters of a drawing's small texts. It has room for so many, and leaves out the rest. */
export const MOMENT_ROOM = { figure: 6, masjid: 40, note: 34, label: 18, amount: 12, gift: 7 }
/** Rows, days or causes of a drawing. */
export const MAX_MOMENT_LINES = 7
