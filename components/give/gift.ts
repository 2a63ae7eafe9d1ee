/** A gift as the form of the phone has it. Dollars. */
type Gift = { amount: number; feePercent: number; coversFees: boolean }

/** Dollars, in whole cents. The fees are those of the amount itself, so covering them is a simple sum. */
export function workOutGift({ amount, feePercent, coversFees }: Gift): { fees: number; total: number } {
  const fees = Math.round(amount * feePercent) / 100
  return { fees, total: coversFees ? Math.round((amount + fees) * 100) / 100 : amount }
}
