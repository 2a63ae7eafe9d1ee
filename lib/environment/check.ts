import { isThisMachine } from '../addresses/hosts.ts'
import { log } from '../process/log.ts'
import { fillIn } from '../words/format.ts'
import { PROXY_VARIABLES } from './proxies.ts'
import type { Environment } from './public-settings.ts'
import { findUnreadable, OFF } from './settings.ts'

export type Finding = { level: 'error' | 'warning'; sentence: string }

const MIN_SECRET_LENGTH = 16
const DEFAULT_PORT = 3000

const SERVICES: Record<string, string> = {
  STATS_URL: 'the stats host, which has the figures of the platform',
  DONATION_URL: 'the donation host, to which short addresses and QR codes lead',
  FORM_DEMO_ENDPOINT: 'the demo form at the form service',
  FORM_TRIAL_ENDPOINT: 'the trial form at the form service',
  FORM_REGISTRATION_ENDPOINT: 'the registration form at the form service',
}
export const SERVICE_VARIABLES = Object.keys(SERVICES)
const FORMS = SERVICE_VARIABLES.filter(name => name.startsWith('FORM_'))
const SECRETS = [
  'SANITY_REVALIDATE_SECRET',
  'SANITY_API_READ_TOKEN',
  'SANITY_API_WRITE_TOKEN',
  'NOTIFY_WEBHOOK_SECRET',
  'METRICS_TOKEN',
]

export function checkEnvironment(env: Environment): Finding[] {
  const isHosted = Boolean(env.NEXT_PUBLIC_SANITY_PROJECT_ID)
  return [
    ...findUnreadable(env).flatMap(sentence => error(`${sentence}.`)),
    ...(isHosted ? checkAddresses(env) : []),
    ...checkSecrets(env),
    ...checkProxies(env),
    ...sentencesOf({ ...(isHosted && HOSTED_ERRORS), ...ERRORS }, env).flatMap(error),
    ...sentencesOf({ ...(isHosted ? HOSTED_WARNINGS : LOCAL_WARNINGS), ...WARNINGS }, env).flatMap(warning),
  ]
}

export function logWrongSettings(env: Environment): void {
  // `npm start` has local services for whatever is not set.
  if (!env.NEXT_PUBLIC_SANITY_PROJECT_ID || env.LOCAL_SERVICES_URL) return
  for (const { level, sentence } of checkEnvironment(env))
    if (level === 'error') log.error('settings.wrong', { message: sentence })
}

/** What is wrong or suspicious, by the sentence that says so; {NAME} stands for the value of that variable. */
type Rules = Record<string, (env: Environment) => unknown>

const HOSTED_ERRORS: Rules = {
  'SANITY_REVALIDATE_SECRET is not set: published changes would appear only after a new build.': env =>
    !env.SANITY_REVALIDATE_SECRET,
  'NEXT_PUBLIC_SITE_URL is {NEXT_PUBLIC_SITE_URL}: expected an address without a path.': ({
    NEXT_PUBLIC_SITE_URL: address = '',
  }) => URL.canParse(address) && !isLocalAddress(address) && new URL(address).pathname !== '/',
}

const HOSTED_WARNINGS: Rules = {
  'SANITY_API_READ_TOKEN is not set: staff cannot preview drafts. It is the token of a viewer.': env =>
    !env.SANITY_API_READ_TOKEN,
  'TRUSTED_PROXY_HOPS is not set: behind a proxy, visitors cannot be told apart and no limit counts. It is the number of proxies, or 0.':
    env => !env.TRUSTED_PROXY_HOPS,
  'OUTBOX_DIR is not set: submissions are kept in .data/outbox of the folder in which the site starts, and lost if a deployment replaces it.':
    env => !env.OUTBOX_DIR && !env.DATABASE_URL,
  'LOCAL_SERVICES_URL is set: it is for npm start, which has local services.': env => env.LOCAL_SERVICES_URL,
  'Only one of DATABASE_URL and REDIS_URL is set: several processes need both, one process needs neither.': env =>
    Boolean(env.DATABASE_URL) !== Boolean(env.REDIS_URL),
  'OUTBOX_DIR is off: nobody is told of new requests, because nothing keeps what is to be told.': env =>
    keepsNothing(env) && hasNotifications(env),
  'VISITOR_MAIL or VISITOR_MAIL_PER_DAY is set, but SMTP_URL is not: visitors get no mail.': env =>
    !env.SMTP_URL && (env.VISITOR_MAIL_PER_DAY || env.VISITOR_MAIL === 'on'),
  'OUTBOX_DIR is off: visitors get no mail, because nothing counts what is sent.': env =>
    keepsNothing(env) && env.SMTP_URL && env.VISITOR_MAIL !== OFF,
  'Neither SMTP_URL nor NOTIFY_WEBHOOK_URL is set: nobody is told of new requests.': env => !hasNotifications(env),
  'NEXT_PUBLIC_LAKE_URL is ignored, because NEXT_PUBLIC_SANITY_PROJECT_ID is set.': env => env.NEXT_PUBLIC_LAKE_URL,
}

const LOCAL_WARNINGS: Rules = {
  'NEXT_PUBLIC_SANITY_PROJECT_ID is not set: the site shows the content of a local content lake. For the public it is the id of the hosted project.':
    env => !env.NEXT_PUBLIC_LAKE_URL,
  'NEXT_PUBLIC_SANITY_PROJECT_ID is not set: the site shows the content of the local content lake at {NEXT_PUBLIC_LAKE_URL}. For the public it is the id of the hosted project.':
    env => env.NEXT_PUBLIC_LAKE_URL,
}

const ERRORS: Rules = {
  'METRICS_PORT is {METRICS_PORT}, the port of the site itself: choose another.': ({ PORT, METRICS_PORT }) =>
    METRICS_PORT && Number(METRICS_PORT) === Number(PORT || DEFAULT_PORT),
  'NODE_TLS_REJECT_UNAUTHORIZED is 0: anybody on the way could read and change what the site sends.': env =>
    env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
}

const WARNINGS: Rules = {
  'SANITY_API_WRITE_TOKEN is set: the site never writes content, so only "npm run seed" should have it.': env =>
    env.SANITY_API_WRITE_TOKEN,
  'TRICKS_OFF is {TRICKS_OFF}: workarounds are switched off.': env => env.TRICKS_OFF,
  'CATCH_UP_INTERVAL_MS is meant for tests.': env => env.CATCH_UP_INTERVAL_MS,
}

function sentencesOf(rules: Rules, env: Environment): string[] {
  return Object.entries(rules).flatMap(([sentence, isFound]) => (isFound(env) ? fillIn(sentence, env) : []))
}

function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && isThisMachine(new URL(address).hostname)
}

function keepsNothing(env: Environment): boolean {
  return env.OUTBOX_DIR === OFF && !env.DATABASE_URL
}

function hasNotifications(env: Environment): boolean {
  return Boolean(env.SMTP_URL || env.NOTIFY_WEBHOOK_URL)
}

function checkAddresses(env: Environment): Finding[] {
  const needed = { NEXT_PUBLIC_SITE_URL: 'the site as visitors see it', ...SERVICES }
  return Object.entries(needed).flatMap(([name, what]) => {
    const address = env[name]
    if (!address) return error(`${name} is not set. It is the address of ${what}.`)
    if (isLocalAddress(address)) return error(`${name} is ${address}, on this machine. It is the address of ${what}.`)
    const twin = FORMS.find(other => FORMS.includes(name) && other < name && env[other] === address)
    return [
      ...(address.startsWith('http:') ? warning(`${name} is ${address}, which is not encrypted: use https.`) : []),
      ...(twin ? warning(`${twin} and ${name} are the same: their requests arrive mixed up.`) : []),
    ]
  })
}

/** No sentence repeats a secret. */
function checkSecrets(env: Environment): Finding[] {
  const set = SECRETS.map(name => ({ name, value: env[name] ?? '' })).filter(({ value }) => value !== '')
  return set.flatMap(({ name, value }, index) => {
    const twin = set.slice(0, index).find(other => other.value === value)
    const isWrapped = value.trim() !== value || /^["'].*["']$/.test(value)
    const short = `${name} has fewer than ${MIN_SECRET_LENGTH} characters: it could be guessed.`
    return [
      ...(isWrapped ? error(`${name} has spaces or quotation marks around it.`) : []),
      ...(value.length < MIN_SECRET_LENGTH ? warning(short) : []),
      ...(twin ? warning(`${name} and ${twin.name} are the same.`) : []),
    ]
  })
}

function checkProxies(env: Environment): Finding[] {
  const name = PROXY_VARIABLES.find(each => env[each])
  const other = ['all_proxy', 'ALL_PROXY'].find(each => env[each])
  if (name && env.NODE_USE_ENV_PROXY !== '1') {
    const rest = 'Forms, figures and webhooks go without it, unless NODE_USE_ENV_PROXY=1 is set, too.'
    return warning(`${name} is set: a content service on another machine is asked through that proxy. ${rest}`)
  }
  const instead = 'set HTTPS_PROXY, HTTP_PROXY and NODE_USE_ENV_PROXY=1'
  return other && !name ? warning(`${other} is set, which Node does not read: ${instead}.`) : []
}

export function error(sentence: string): Finding[] {
  return [{ level: 'error', sentence }]
}

export function warning(sentence: string): Finding[] {
  return [{ level: 'warning', sentence }]
}
