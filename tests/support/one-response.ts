import { expect } from 'vitest'
import { readResponse } from './http-response.ts'

/** The response, after which the server has closed the connection. */
export function expectOne(all: string, status: number): void {
  const response = readResponse(all, { isClosed: true })
  expect(response, all.slice(0, 300)).toMatchObject({ status, isComplete: true, rest: '' })
  expect(response?.headers.connection).toBe('close')
  expect(all.match(/HTTP\/1\.1 /g)).toHaveLength(1)
}
