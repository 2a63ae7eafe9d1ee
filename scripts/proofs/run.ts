import { runStep } from '../steps.ts'
import type { Part, Turn } from './part.ts'

export type PartResult = { part: Part; ok: boolean }

/** After the first part that fails no other begins, unless `goesOn`. */
export async function runTurns(turns: Turn[], goesOn: boolean): Promise<PartResult[]> {
  const results: PartResult[] = []
  const mayBegin = () => goesOn || results.every(({ ok }) => ok)
  for (const turn of turns) {
    const output = turn.length > 1 ? 'afterwards' : 'shown'
    await Promise.all(
      turn.map(async lane => {
        for (const part of Object.values(lane)) {
          if (mayBegin()) results.push({ part, ok: await runStep(part, output) })
        }
      }),
    )
  }
  return results
}

export function choose(turns: Turn[], names: readonly string[]): Turn[] {
  const isChosen = (name: string) => names.length === 0 || names.includes(name)
  return turns
    .map(turn => turn.map(lane => Object.fromEntries(Object.entries(lane).filter(([name]) => isChosen(name)))))
    .map(turn => turn.filter(lane => Object.keys(lane).length > 0))
    .filter(turn => turn.length > 0)
}
