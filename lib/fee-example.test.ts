import { expect, it } from 'vitest'
import { workOutFee } from './fee-example'

it('works the fee out for the amount and puts the amount into the words', () => {
  expect(workOutFee('Of every {amount} raised, the fee is', 1000, 0.9)).toEqual({
    before: 'Of every ',
    amount: '$1,000',
    after: ' raised, the fee is',
    fee: '$9',
  })
  expect(workOutFee('', 250, 0.85)).toEqual({ before: '', amount: '$250', after: '', fee: '$2.13' })
})

it('puts the amount at the end of words that do not name it', () => {
  expect(workOutFee('The fee on', 10, 1)).toMatchObject({ before: 'The fee on', amount: '$10', after: '' })
})
