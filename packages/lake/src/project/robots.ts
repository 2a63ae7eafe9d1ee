import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '../http/types.ts'

const ID_BYTES = 6
const SECRET_BYTES = 48

/** A token for programs. Only the digest of its secret is kept, so the secret is seen once. */
export type Robot = {
  id: string
  label: string
  role: Role
  digest: string
  createdAt: string
  /** ISO 8601; null for never. */
  expiresAt: string | null
}

type NewRobot = { label: string; role: Role; expiresAt: string | null }

export function addRobot(robots: Robot[], given: NewRobot, now: Date): { robot: Robot; secret: string } {
  const secret = newSecret()
  const id = `r${randomBytes(ID_BYTES).toString('hex')}`
  const robot: Robot = { id, ...given, digest: digestOf(secret), createdAt: now.toISOString() }
  robots.push(robot)
  return { robot, secret }
}

/** Gives it another secret, and returns that. The previous one is of no use from then on. */
export function rotateSecret(robot: Robot): string {
  const secret = newSecret()
  robot.digest = digestOf(secret)
  return secret
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function isExpired({ expiresAt }: Robot, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
}

function newSecret(): string {
  return `sk${randomBytes(SECRET_BYTES).toString('base64url')}`
}
