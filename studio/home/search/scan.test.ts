import { expect, it } from 'vitest'
import { fold } from '@/lib/words/fold'
import { wantedOf } from './match'
import { continueScan, hitsOf, newScan } from './scan'
import type { SentenceIndex } from './sentence-index'

const document = { id: 'one', type: 'post', kind: 'Post', name: 'One' }
const sentence = (text: string) => ({
  document,
  path: 'body',
  title: 'Text',
  within: null,
  richText: null,
  text,
  folded: fold(text),
})

function search(index: SentenceIndex, query: string) {
  const wanted = wantedOf(query)
  if (!wanted) throw new Error(`Nothing to look for in "${query}"`)
  return newScan({ query, wanted, index })
}

it('puts sentences in which the words stand together first, eight at most, and counts all', async () => {
  const apart = Array.from({ length: 9 }, (_, number) => sentence(`The box, later on a Saturday ${number}`))
  const index = { sentences: [...apart, sentence('Nothing here'), sentence('The box on Saturday')], isWhole: true }
  const scan = search(index, 'box on saturday')
  await continueScan(scan, new AbortController().signal)
  expect(scan.total).toBe(10)
  expect(hitsOf(scan).map(({ text }) => text)).toEqual([
    'The box on Saturday',
    ...apart.slice(0, 7).map(({ text }) => text),
  ])
})

it('goes on where it stopped when the index has grown', async () => {
  const index: SentenceIndex = { sentences: [sentence('The box')], isWhole: false }
  const scan = search(index, 'box')
  await continueScan(scan, new AbortController().signal)
  index.sentences.push(sentence('Another box'))
  await continueScan(scan, new AbortController().signal)
  expect([scan.next, scan.total]).toEqual([2, 2])
})

it('gives way to typing, and stops when aborted', async () => {
  const index = { sentences: Array.from({ length: 300_000 }, () => sentence('A text without it')), isWhole: true }
  const scan = search(index, 'box')
  const abort = new AbortController()
  const running = continueScan(scan, abort.signal)
  abort.abort()
  await expect(running).rejects.toThrow()
  expect(scan.next).toBeGreaterThan(0)
  expect(scan.next).toBeLessThan(index.sentences.length)
})
