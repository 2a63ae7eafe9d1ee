import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runLanes, type Step } from './steps.ts'

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

it('runs the steps of each lane one after the other, and shows no output of a green one', async () => {
  expect(await runLanes([[green, { ...green, name: 'Second' }], []])).toBe(true)
  expect(printed).toEqual(['✓ Green', '✓ Second'])
})

it('stops all lanes at the first red step, and ends with what it said', async () => {
  expect(await runLanes([[red, green], [endless]])).toBe(false)
  expect(printed).toEqual(['✗ Red', 'what is wrong'])
})
