import { Client } from 'pg'
import { createClient } from 'redis'
import { type Check, error, reasonOf } from './ask.ts'

const TIMEOUT_MS = 5_000

type Options = { redisUrl: string | null; databaseUrl: string | null }

/** No sentence repeats an address, which may hold a password. */
export function engineChecks({ redisUrl, databaseUrl }: Options): Check[] {
  return [
    ...(redisUrl === null ? [] : [{ name: 'Redis responds', run: () => checkRedis(redisUrl) }]),
    ...(databaseUrl === null ? [] : [{ name: 'PostgreSQL responds', run: () => checkPostgres(databaseUrl) }]),
  ]
}

async function checkRedis(url: string) {
  const client = createClient({ url, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return []
  } catch (failure) {
    return error(`REDIS_URL: Redis does not respond: ${reasonOf(failure)}.`)
  } finally {
    client.destroy()
  }
}

async function checkPostgres(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(`SELECT has_database_privilege(current_database(), 'CREATE') AS can`)
    return rows[0]?.can ? [] : error('DATABASE_URL: the user may not create the schema of the site in this database.')
  } catch (failure) {
    return error(`DATABASE_URL: PostgreSQL does not respond: ${reasonOf(failure)}.`)
  } finally {
    await client.end().catch(() => {})
  }
}
