import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { NEGOTIATED_HEADER, STATUS_HEADER, setPageStatus, withPageStatus } from '../lib/page-status.ts'
import { takeNegotiated, takeStatus } from './response-headers.ts'

test.each([
  ['takes the status that the proxy gave to a page', 200, '404', 404],
  ['leaves the status of a page that failed', 500, '404', 500],
  ['leaves "not modified", which has no body', 304, '404', 304],
  ['leaves the status of other pages', 200, undefined, 200],
])('%s', (_, status, header, expected) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.statusCode = status
  if (header) response.setHeader(STATUS_HEADER, header)
  takeStatus(response)
  expect(response.statusCode).toBe(expected)
  expect(response.hasHeader(STATUS_HEADER)).toBe(false)
})

test('takes the status that a server action gave to its page, and to no other', async () => {
  const [failed, other] = [1, 2].map(() => new ServerResponse(new IncomingMessage(new Socket())))
  if (!failed || !other) throw new Error('There are two responses')
  setPageStatus(500)
  await Promise.all([
    withPageStatus(other, () => new Promise(setImmediate)),
    withPageStatus(failed, async () => {
      await new Promise(setImmediate)
      setPageStatus(503)
    }),
  ])
  for (const response of [failed, other]) takeStatus(response)
  expect([failed.statusCode, other.statusCode]).toEqual([503, 200])
})

test.each([
  ['a page that has its Markdown at the same address', '1', 'rsc, Accept'],
  ['any other page', undefined, 'rsc'],
])('Vary of %s', (_, negotiated, vary) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader('Vary', 'rsc')
  if (negotiated) response.setHeader(NEGOTIATED_HEADER, negotiated)
  takeNegotiated(response)
  expect(response.getHeader('Vary')).toBe(vary)
  expect(response.hasHeader(NEGOTIATED_HEADER)).toBe(false)
})
