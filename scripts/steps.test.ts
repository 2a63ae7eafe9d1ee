import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runTurns, type Step } from './steps.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line).replace(/\(.*/, '').trim()))
  vi.spyOn(process.stdout, 'write').mockImplementation(text => printed.push(String(text).trim()) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const green: Step = { name: 'Green', args: ['-e', ''] }
const red: Step = { name: 'Red', args: ['-e', 'console.log("what is wrong"); process.exitCode = 1'] }
const endless: Step = { name: 'Endless', args: ['-e', 'setInterval(() => {}, 1000)'] }

const namesOf = (results: { step: Step; ok: boolean }[]) => results.map(({ step, ok }) => `${step.name} ${ok}`)

it('runs the steps of each lane one after the other, and shows no output of a green one', async () => {
  const results = await runTurns([[[green, { ...green, name: 'Second' }], []]], 'stop')
  expect(namesOf(results)).toEqual(['Green true', 'Second true'])
  expect(printed).toEqual(['✓ Green', '✓ Second'])
})

it('stops all lanes at the first red step, and ends with what it said', async () => {
  expect(namesOf(await runTurns([[[red, green], [endless]]], 'stop'))).toEqual(['Red false'])
  expect(printed).toEqual(['✗ Red', 'what is wrong'])
})

it('lets the other lanes finish after a red step and begins no other turn, or goes on', async () => {
  expect(namesOf(await runTurns([[[red, green], [green]], [[green]]], 'finish'))).toHaveLength(2)
  expect(namesOf(await runTurns([[[red]], [[green]]], 'go on'))).toEqual(['Red false', 'Green true'])
})
