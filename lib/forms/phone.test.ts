import { describe, expect, it } from 'vitest'
import { keepPhoneDigits, phoneDigits, tidyPhone } from './phone.ts'

describe('the digits of a phone number', () => {
  it.each([
    ['(419) 555-0142', '4195550142'],
    ['+1 (555) 123-4567', '5551234567'],
    ['15551234567', '5551234567'],
    ['+1.555.123.4567', '5551234567'],
    ['1555123456', '1555123456'],
    ['1', '1'],
    ['none', ''],
  ])('of "%s" are "%s"', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })

  it.each([
    ['(419) 555-0142 ext. 9', '41955501429'],
    ['+44 20 7946 0000', '442079460000'],
    ['+1 555 123 4567 8', '155512345678'],
    ['1-1-555-123-4567', '115551234567'],
  ])('of "%s" are all kept when there are too many', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})

it('normalizes ten digits and keeps anything else as it was typed', () => {
  expect(tidyPhone('+1 (555) 123-4567')).toBe('5551234567')
  expect(tidyPhone('(419) 555')).toBe('(419) 555')
  expect(tidyPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
})

describe('an edited phone field', () => {
  const edit = (text: string, isDigitKey: boolean) => {
    const { value, caret } = keepPhoneDigits({ value: text.replace('|', ''), caret: text.indexOf('|') }, isDigitKey)
    return `${value.slice(0, caret)}|${value.slice(caret)}`
  }

  it.each([
    ['(419) 555-0142|', '4195550142|'],
    ['+1 (555) 123-4567|', '5551234567|'],
    ['+1 (555) |123-4567', '555|1234567'],
    ['|+1 (555) 123-4567', '|5551234567'],
    ['41a|9', '41|9'],
    ['41955501429|', '41955501429|'],
    ['442079|460000', '442079|460000'],
  ])('turns "%s" into "%s" after a paste or autofill', (text, expected) => {
    expect(edit(text, false)).toBe(expected)
  })

  it.each([
    ['41955501429|', '4195550142|'],
    ['4195|5550142', '419|5550142'],
    ['4420794600001|', '442079460000|'],
    ['15551234567|', '5551234567|'],
    ['1|5551234567', '|5551234567'],
    ['419|5', '419|5'],
  ])('turns "%s" into "%s" after a digit was typed', (text, expected) => {
    expect(edit(text, true)).toBe(expected)
  })
})
