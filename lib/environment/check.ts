import { isThisMachine } from '../addresses/hosts.ts'
import { log } from '../process/log.ts'
import { PROXY_VARIABLES } from './proxies.ts'
import { findUnreadable } from './settings.ts'
import { type Environment, OFF } from './variables.ts'

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
  return [
    ...findUnreadable(env).map(sentence => error(`${sentence}.`)),
    ...(env.NEXT_PUBLIC_SANITY_PROJECT_ID ? checkHosted(env) : checkLocal(env)),
    ...checkPorts(env),
    ...checkSecrets(env),
    ...checkProxies(env),
    ...checkLeftovers(env),
  ]
}

export function logWrongSettings(env: Environment): void {
  // `npm start` has local services for whatever is not set.
  if (!env.NEXT_PUBLIC_SANITY_PROJECT_ID || env.LOCAL_SERVICES_URL) return
  for (const { level, sentence } of checkEnvironment(env))
    if (level === 'error') log.error('settings.wrong', { message: sentence })
}

function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && isThisMachine(new URL(address).hostname)
}

function checkHosted(env: Environment): Finding[] {
  return [
    ...checkAddress(env, 'NEXT_PUBLIC_SITE_URL', 'the site as visitors see it'),
    ...Object.entries(SERVICES).flatMap(([name, what]) => checkAddress(env, name, what)),
    ...checkForms(env),
    ...when(!env.SANITY_REVALIDATE_SECRET, () =>
      error('SANITY_REVALIDATE_SECRET is not set: published changes would appear only after a new build.'),
    ),
    ...Object.entries(HOSTED).flatMap(([sentence, isFound]) => when(isFound(env), () => warning(sentence))),
  ]
}

/** What is suspicious of a hosted site, by the sentence that says so. */
const HOSTED: Record<string, (env: Environment) => boolean> = {
  'SANITY_API_READ_TOKEN is not set: staff cannot preview drafts. It is the token of a viewer.': env =>
    !env.SANITY_API_READ_TOKEN,
  'TRUSTED_PROXY_HOPS is not set: behind a proxy, visitors cannot be told apart and no limit counts. It is the number of proxies, or 0.':
    env => !env.TRUSTED_PROXY_HOPS,
  'OUTBOX_DIR is not set: submissions are kept in .data/outbox of the folder in which the site starts, and lost if a deployment replaces it.':
    env => !env.OUTBOX_DIR && !env.DATABASE_URL,
  'LOCAL_SERVICES_URL is set: it is for npm start, which has local services.': env => Boolean(env.LOCAL_SERVICES_URL),
  'Only one of DATABASE_URL and REDIS_URL is set: several processes need both, one process needs neither.': env =>
    Boolean(env.DATABASE_URL) !== Boolean(env.REDIS_URL),
  'OUTBOX_DIR is off: nobody is told of new requests, because nothing keeps what is to be told.': env =>
    keepsNothing(env) && hasNotifications(env),
  'VISITOR_MAIL or VISITOR_MAIL_PER_DAY is set, but SMTP_URL is not: visitors get no mail.': env =>
    !env.SMTP_URL && Boolean(env.VISITOR_MAIL_PER_DAY || env.VISITOR_MAIL === 'on'),
  'OUTBOX_DIR is off: visitors get no mail, because nothing counts what is sent.': env =>
    keepsNothing(env) && Boolean(env.SMTP_URL) && env.VISITOR_MAIL !== OFF,
  'Neither SMTP_URL nor NOTIFY_WEBHOOK_URL is set: nobody is told of new requests.': env => !hasNotifications(env),
  'NEXT_PUBLIC_LAKE_URL is ignored, because NEXT_PUBLIC_SANITY_PROJECT_ID is set.': env =>
    Boolean(env.NEXT_PUBLIC_LAKE_URL),
}

function keepsNothing(env: Environment): boolean {
  return env.OUTBOX_DIR === OFF && !env.DATABASE_URL
}

function hasNotifications(env: Environment): boolean {
  return Boolean(env.SMTP_URL || env.NOTIFY_WEBHOOK_URL)
}

function checkLocal(env: Environment): Finding[] {
  const lake = env.NEXT_PUBLIC_LAKE_URL
    ? `the local content lake at ${env.NEXT_PUBLIC_LAKE_URL}`
    : 'a local content lake'
  return [
    warning(
      `NEXT_PUBLIC_SANITY_PROJECT_ID is not set: the site shows the content of ${lake}. For the public it is the id of the hosted project.`,
    ),
  ]
}

function checkAddress(env: Environment, name: string, what: string): Finding[] {
  const address = env[name]
  if (!address) return [error(`${name} is not set. It is the address of ${what}.`)]
  if (isLocalAddress(address)) return [error(`${name} is ${address}, on this machine. It is the address of ${what}.`)]
  const hasPath = URL.canParse(address) && new URL(address).pathname !== '/'
  return [
    ...when(address.startsWith('http:'), () => warning(`${name} is ${address}, which is not encrypted: use https.`)),
    ...when(name === 'NEXT_PUBLIC_SITE_URL' && hasPath, () =>
      error(`${name} is ${address}: expected an address without a path.`),
    ),
  ]
}

function checkForms(env: Environment): Finding[] {
  return FORMS.flatMap((name, index) => {
    const twin = FORMS.slice(0, index).find(other => env[other] && env[other] === env[name])
    return when(twin !== undefined, () => warning(`${twin} and ${name} are the same: their requests arrive mixed up.`))
  })
}

function checkPorts({ PORT, METRICS_PORT }: Environment): Finding[] {
  return when(Boolean(METRICS_PORT) && Number(METRICS_PORT) === Number(PORT || DEFAULT_PORT), () =>
    error(`METRICS_PORT is ${METRICS_PORT}, the port of the site itself: choose another.`),
  )
}

/** No sentence repeats a secret. */
function checkSecrets(env: Environment): Finding[] {
  const set = SECRETS.map(name => ({ name, value: env[name] ?? '' })).filter(({ value }) => value !== '')
  return set.flatMap(({ name, value }, index) => {
    const twin = set.slice(0, index).find(other => other.value === value)
    return [
      ...when(value.trim() !== value || /^["'].*["']$/.test(value), () =>
        error(`${name} has spaces or quotation marks around it.`),
      ),
      ...when(value.length < MIN_SECRET_LENGTH, () =>
        warning(`${name} has fewer than ${MIN_SECRET_LENGTH} characters: it could be guessed.`),
      ),
      ...when(twin !== undefined, () => warning(`${name} and ${twin?.name} are the same.`)),
    ]
  })
}

function checkProxies(env: Environment): Finding[] {
  const [name] = PROXY_VARIABLES.filter(each => env[each])
  const [other] = ['all_proxy', 'ALL_PROXY'].filter(each => env[each])
  return [
    ...when(name !== undefined && env.NODE_USE_ENV_PROXY !== '1', () =>
      warning(
        `${name} is set: a content service on another machine is asked through that proxy. Forms, figures and webhooks go without it, unless NODE_USE_ENV_PROXY=1 is set, too.`,
      ),
    ),
    ...when(name === undefined && other !== undefined, () =>
      warning(`${other} is set, which Node does not read: set HTTPS_PROXY, HTTP_PROXY and NODE_USE_ENV_PROXY=1.`),
    ),
  ]
}

function checkLeftovers(env: Environment): Finding[] {
  return [
    ...when(Boolean(env.SANITY_API_WRITE_TOKEN), () =>
      warning('SANITY_API_WRITE_TOKEN is set: the site never writes content, so only "npm run seed" should have it.'),
    ),
    ...when(Boolean(env.TRICKS_OFF), () => warning(`TRICKS_OFF is ${env.TRICKS_OFF}: workarounds are switched off.`)),
    ...when(Boolean(env.CATCH_UP_INTERVAL_MS), () => warning('CATCH_UP_INTERVAL_MS is meant for tests.')),
    ...when(env.NODE_TLS_REJECT_UNAUTHORIZED === '0', () =>
      error('NODE_TLS_REJECT_UNAUTHORIZED is 0: anybody on the way could read and change what the site sends.'),
    ),
  ]
}

function when(isSo: boolean, find: () => Finding): Finding[] {
  return isSo ? [find()] : []
}

function error(sentence: string): Finding {
  return { level: 'error', sentence }
}

function warning(sentence: string): Finding {
  return { level: 'warning', sentence }
}
