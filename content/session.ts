import { ClientError } from '@sanity/client'
import { z } from 'zod'
import { perProcess } from '@/lib/process/per-process'
import { breaker, client } from './client'
import { createCredentialCheck } from './credentials'

export type Session = { name: string; roles: string[] }

const TIMEOUT_MS = 5_000
const TOKEN = /^Bearer ([\w.~+/=-]{20,4096})$/

const USER = z.object({
  id: z.string(),
  name: z.string().default(''),
  roles: z.array(z.object({ name: z.string() })).default([]),
})

/** Null if the token of the Authorization header is invalid. Throws if the service fails, and a TooManyQuestionsError. */
export async function readSession(authorization: string | null): Promise<Session | null> {
  const token = TOKEN.exec(authorization ?? '')?.[1]
  if (!token) return null
  const check = perProcess('checks of sessions', createCredentialCheck)
  return check(token, () => askFor(token))
}

async function askFor(token: string): Promise<Session | null> {
  const asCaller = client.withConfig({ token, timeout: TIMEOUT_MS, maxRetries: 0 })
  try {
    const { success, data } = USER.safeParse(await breaker.askUncounted(() => asCaller.users.getById('me')))
    return success ? { name: data.name, roles: data.roles.map(({ name }) => name) } : null
  } catch (error) {
    if (error instanceof ClientError && (error.statusCode === 401 || error.statusCode === 403)) return null
    throw error
  }
}
