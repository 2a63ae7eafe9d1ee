import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { createClient } from 'redis'
import { error, type Finding, warning } from '../../lib/environment/check.ts'
import { PROXY_VARIABLES } from '../../lib/environment/proxies.ts'
import type { ServerSettings, SmtpSettings } from '../../lib/environment/settings.ts'
import { ask, type Check, reasonOf } from './ask.ts'

const TIMEOUT_MS = 5_000
const PROXY_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const SOCKS_PORT = 1080

export function serviceChecks(settings: ServerSettings): Check[] {
  const { statsUrl, donationUrl, formEndpoints, redisUrl, databaseUrl } = settings
  const { smtp } = settings.notifications
  return [
    { name: 'The stats host has figures', run: () => checkJson('STATS_URL', `${statsUrl}/stats/staged-stats`) },
    { name: 'The donation host has figures', run: () => checkJson('DONATION_URL', `${donationUrl}/stats/staged-fomo`) },
    ...Object.entries(formEndpoints).map(([form, url]) => ({
      name: `The form service responds for the ${form} form`,
      run: () => checkForm(`FORM_${form.toUpperCase()}_ENDPOINT`, url),
    })),
    ...(smtp ? [{ name: 'The mail server accepts the login', run: () => checkMailServer(smtp) }] : []),
    ...(redisUrl === null ? [] : [{ name: 'Redis responds', run: () => checkRedis(redisUrl) }]),
    ...(databaseUrl === null ? [] : [{ name: 'PostgreSQL responds', run: () => checkPostgres(databaseUrl) }]),
  ]
}

/** By a connection alone: every other check goes through it. */
export function proxyChecks(env: NodeJS.ProcessEnv): Check[] {
  return PROXY_VARIABLES.filter(name => env[name]).map(name => ({
    name: `The proxy of ${name}, through which other machines are asked, responds`,
    run: () => checkProxy(name, env[name] ?? ''),
  }))
}

function checkProxy(name: string, address: string) {
  const { protocol, hostname, port } = new URL(address)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const socket = connect({ host, port: Number(port) || (PROXY_PORTS[protocol] ?? SOCKS_PORT) })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
  const act = () => once(socket, 'connect').then(() => [])
  return attempt(`${name}: the proxy at ${host} cannot be reached`, act, () => socket.destroy())
}

/** Returns what is found, or why it failed. `end` is called in any case. */
async function attempt(complaint: string, act: () => Promise<Finding[]>, end: () => unknown) {
  try {
    return await act()
  } catch (failure) {
    return error(`${complaint}: ${reasonOf(failure)}.`)
  } finally {
    await end()
  }
}

async function checkJson(variable: string, url: string) {
  const answer = await ask(url)
  if (typeof answer === 'string') return error(`${variable}: ${url} cannot be reached: ${answer}.`)
  if (!answer.ok) return error(`${variable}: ${url} answered ${answer.status}, expected figures as JSON.`)
  const figures: unknown = await answer.json().catch(() => null)
  const hasFigures =
    typeof figures === 'object' && figures !== null && (Array.isArray(figures) || 'totalAmount' in figures)
  return hasFigures ? [] : error(`${variable}: ${url} answered something other than figures.`)
}

/** A GET sends nothing, and the form service may refuse it. */
async function checkForm(variable: string, url: string) {
  const answer = await ask(url)
  if (typeof answer === 'string') return error(`${variable}: ${url} cannot be reached: ${answer}.`)
  if (answer.status === 404) return error(`${variable}: there is no form at ${url}.`)
  const target = answer.headers.get('location')
  if (target && answer.status < 400)
    return error(`${variable}: ${url} redirects to ${target}, where a form would not arrive.`)
  return answer.status >= 500 ? warning(`${variable}: ${url} answered ${answer.status}.`) : []
}

function checkMailServer({ host, port, isSecure, login }: SmtpSettings) {
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    auth: login ? { user: login.user, pass: login.password } : undefined,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  const act = () => transport.verify().then(() => [])
  return attempt(`SMTP_URL: the mail server ${host}:${port} does not accept mail from here`, act, () =>
    transport.close(),
  )
}

/** No sentence about an engine repeats its address, which may hold a password. */
function checkRedis(url: string) {
  const client = createClient({ url, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } })
  client.on('error', () => {})
  const act = async () => {
    await client.connect()
    await client.ping()
    return []
  }
  return attempt('REDIS_URL: Redis does not respond', act, () => client.destroy())
}

function checkPostgres(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => {})
  const act = async () => {
    await client.connect()
    const { rows } = await client.query(`SELECT has_database_privilege(current_database(), 'CREATE') AS can`)
    return rows[0]?.can ? [] : error('DATABASE_URL: the user may not create the schema of the site in this database.')
  }
  return attempt('DATABASE_URL: PostgreSQL does not respond', act, () => client.end().catch(() => {}))
}
