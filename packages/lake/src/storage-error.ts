import { type HttpError, httpError } from './http/errors.ts'

/** Primary result codes, from https://www.sqlite.org/rescode.html. The extended ones have more bits. */
const PRIMARY_BITS = 0xff
const SQLITE_FULL = 13
const SQLITE_DAMAGED = [10, 11, 26]

/** The sentence for a full disk (507) or a damaged database (500), where `place` is its folder. Null for any other error. */
export function storageErrorOf(error: unknown, place: string): HttpError | null {
  if (!(error instanceof Error)) return null
  const code = 'errcode' in error ? Number(error.errcode) & PRIMARY_BITS : null
  if (code === SQLITE_FULL || ('code' in error && error.code === 'ENOSPC'))
    return httpError(
      507,
      'Insufficient Storage',
      `The disk with ${place} is full: please free some space and try again.`,
    )
  if (code === null || !SQLITE_DAMAGED.includes(code)) return null
  return httpError(
    500,
    'Internal Server Error',
    `The database in ${place} is damaged (${error.message}): please stop the lake, and put a copy of this folder back, or empty it with "offline-content-lake reset".`,
  )
}
