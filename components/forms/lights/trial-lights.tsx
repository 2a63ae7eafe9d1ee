import type { Shares } from '@/lib/forms/lights'
import { LitRow } from './lit-row'
import { petalsOf } from './tiles'

/** The ten petals of a trial form in a row, for phones. */
export function TrialRow({ shares }: { shares: Shares }) {
  return <LitRow tiles={petalsOf(shares)} width={20} height={36} gap={4} groupGap={8} />
}
