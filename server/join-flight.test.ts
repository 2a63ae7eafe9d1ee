import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { joinFlight } from './join-flight.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const BYTES = 'self.__next_f.push([3,"AAEC"])'

test('the joined script gives the browser the same payload, in fewer pieces and bytes', () => {
  const texts = [
    '1:{"a":"b"}\n',
    '2:"It’s \\"quoted\\" and \'single\' \\\\ back"\n',
    '3:"line \u2028 </script> \\u003c \t"\n',
    '4:T9,سلام',
  ]
  const scripts = [START, ...texts.slice(0, 3).map(push), BYTES, ...texts.slice(3).map(push)]
  const joined = joinFlight(scripts)
  expect(readText(joined)).toEqual([[0], [1, texts.slice(0, 3).join('')], [3, 'AAEC'], [1, texts[3]]])
  expect(joined.length).toBeLessThan(scripts.join(';').length)
  expect(joined).not.toContain('<')
})

test('scripts without text stay as they are', () => {
  expect(joinFlight([START, BYTES])).toBe(`${START};${BYTES}`)
})

function push(text: string): string {
  return `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`
}

function readText(script: string): unknown {
  const self: { __next_f?: unknown[] } = {}
  runInNewContext(script, { self })
  return JSON.parse(JSON.stringify(self.__next_f))
}
