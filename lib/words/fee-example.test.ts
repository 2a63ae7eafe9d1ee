import { expect, it } from 'vitest'
import { workOutFee } from './fee-example'

it('calculates the fee and puts the amount into the text', () => {
  expect(workOutFee('Of every {amount} raised, the fee is', 1000, 0.9)).toEqual({
    before: 'Of every ',
    amount: '$1,000',
    after: ' raised, the fee is',
    fee: '$9',
  })
  expect(workOutFee('', 250, 0.85)).toEqual({ before: '', amount: '$250', after: '', fee: '$2.13' })
})

it('appends the amount to a text without a placeholder', () => {
  expect(workOutFee('The fee on', 10, 1)).toMatchObject({ before: 'The fee on', amount: '$10', after: '' })
})
