import { DatabaseError } from 'pg'

/** The message names no value of a submission. */
class OutboxError extends Error {
  override readonly name = 'OutboxError'
  /** SQLSTATE, such as 57P03, or a code of the connection, such as ECONNREFUSED. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The statement caused these: invalid values, a constraint or a deadlock. */
const OWN_FAULT = /^(22|23|40)/

/** Messages of these classes quote names of users, databases and tables at most. */
const QUOTABLE = /^(08|25|28|3D|3F|42|53|57|58)/

export function isOutage(error: unknown): boolean {
  return !(error instanceof DatabaseError && OWN_FAULT.test(error.code ?? ''))
}

export function toOutboxError(error: unknown): OutboxError {
  if (error instanceof OutboxError) return error
  if (error instanceof DatabaseError) {
    const { code = '', message, table, column, constraint } = error
    const names = [table, column, constraint].filter(Boolean).join(', ')
    const reason = QUOTABLE.test(code) ? message : names || 'no name given'
    return new OutboxError(code, `PostgreSQL refused a statement of the outbox (${code}): ${reason}`)
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = error instanceof Error ? error.message : String(error)
  return new OutboxError(code, `PostgreSQL does not answer: ${[code, reason].filter(Boolean).join(', ')}`)
}
