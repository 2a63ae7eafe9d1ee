import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '../http/types.ts'
import { randomToken } from '../tokens.ts'

const ID_BYTES = 6
const SECRET_BYTES = 48
const MAX_NAME_CHARACTERS = 100

/** A named person who works on a project. Whoever is removed keeps the name, which history shows, and loses the token. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  /** Null for whoever was removed. */
  token: string | null
  createdAt: string
}

/** Throws a plain Error with a sentence for a name that cannot be one, or that somebody has already. */
export function addPerson(
  people: Person[],
  { name, email, role }: { name: string; email?: string; role: Role },
  now: Date,
): Person {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > MAX_NAME_CHARACTERS) {
    throw new Error(`A name should have from 1 to ${MAX_NAME_CHARACTERS} characters.`)
  }
  if (presentPeople(people).some(person => person.name === trimmed)) throw new Error(`"${trimmed}" is there already.`)
  const id = `p${randomBytes(ID_BYTES).toString('hex')}`
  const person: Person = {
    ...{ id, name: trimmed, role, token: randomToken(), createdAt: now.toISOString() },
    email: email ?? `${id}@localhost`,
  }
  people.push(person)
  return person
}

/** By id, name or e-mail address. Returns null where there is nobody like that. */
export function removePerson(people: Person[], wanted: string): Person | null {
  const person = presentPeople(people).find(({ id, name, email }) => [id, name, email].includes(wanted))
  if (!person) return null
  person.token = null
  return person
}

export function presentPeople(people: Person[]): Person[] {
  return people.filter(({ token }) => token !== null)
}

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

export function addRobot(robots: Robot[], given: Pick<Robot, 'label' | 'role' | 'expiresAt'>, now: Date) {
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

export function isExpired({ expiresAt }: Robot): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}

function newSecret(): string {
  return `sk${randomBytes(SECRET_BYTES).toString('base64url')}`
}
