import { timingSafeEqual } from 'node:crypto'
import type { Identify } from './http/dispatch.ts'
import { unauthorized } from './http/errors.ts'
import type { Identity } from './http/types.ts'
import { digestOf, isExpired, presentPeople } from './project/people.ts'
import type { ProjectState } from './project/state.ts'

/** Whoever opens a Studio while nobody is named, and whoever holds the tokens of tokens.json. */
export const LOCAL_EDITOR: Identity = { id: 'local-editor', role: 'administrator' }
export const LOCAL_VIEWER: Identity = { id: 'local-viewer', role: 'viewer' }

/** Knows the tokens of tokens.json, of each person, and those made for programs. */
export function createIdentify(
  tokens: { editor: string; viewer: string },
  readState: () => Pick<ProjectState, 'people' | 'robots'>,
): Identify {
  const own = [
    { digest: digestOf(tokens.editor), identity: LOCAL_EDITOR },
    { digest: digestOf(tokens.viewer), identity: LOCAL_VIEWER },
  ]
  return authorization => {
    if (authorization === undefined) return null
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
    const digest = digestOf(token)
    const isHeld = (holder: { digest: string }) => isSame(holder.digest, digest)
    const holder = own.find(isHeld) ?? holdersOf(readState()).find(isHeld)
    if (!holder) throw unauthorized()
    return holder.identity
  }
}

function holdersOf({ people, robots }: Pick<ProjectState, 'people' | 'robots'>) {
  const now = new Date()
  return [
    ...presentPeople(people).map(({ id, role, token }) => ({ digest: digestOf(token), identity: { id, role } })),
    ...robots
      .filter(robot => !isExpired(robot, now))
      .map(({ id, role, digest }) => ({ digest, identity: { id, role } })),
  ]
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
