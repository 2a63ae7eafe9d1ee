import { ASKED, FIELDS, type Step } from '@/lib/forms/registration'
import type { SHORT_TRIAL, TRIAL } from '@/lib/forms/trial-forms'

/** How many of the ten petals each answer lights, in the order in which they are asked. */
export type Shares = Readonly<Record<string, number>>

export const TRIAL_SHARES = {
  ...{ name: 1, email: 2, phone: 2 },
  ...{ masjid: 2, location: 2, bestcontact: 1 },
} as const satisfies Record<keyof typeof TRIAL, number>

export const SHORT_SHARES = { name: 3, email: 3, phone: 4 } as const satisfies Record<keyof typeof SHORT_TRIAL, number>

/** A tile of a form's drawing, which shines while its answer is given. */
export type Tile = { answer: string; group: string | Step; tone: Tone }

/** Colors of lights.css, and of wizard.css. */
type Tone = 'ink' | 'deep' | 'jade' | 'leaf' | 'mint' | 'sun'

const TONES_OF_STEP: Record<Step, [Tone, Tone]> = {
  1: ['ink', 'ink'],
  2: ['jade', 'mint'],
  3: ['deep', 'leaf'],
  4: ['sun', 'sun'],
}

/** Ten petals, clockwise from the top. */
export function petalsOf(shares: Shares): Tile[] {
  const answers = Object.entries(shares).flatMap(([answer, count]) => Array.from({ length: count }, () => answer))
  return answers.map((answer, place) => ({ answer, group: answer, tone: place % 2 === 0 ? 'jade' : 'ink' }))
}

export const REGISTRATION_TILES: Tile[] = ASKED.map((answer, place) => {
  const { step } = FIELDS[answer]
  return { answer, group: step, tone: TONES_OF_STEP[step][place % 2 === 0 ? 0 : 1] }
})

export function tilesOfStep(step: Step): Tile[] {
  return REGISTRATION_TILES.filter(({ group }) => group === step)
}
