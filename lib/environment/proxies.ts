/** Outgoing proxies. @sanity/client always reads these variables, `fetch` only with NODE_USE_ENV_PROXY=1; the first one that is set counts. */
import { isServer } from '../addresses/hosts.ts'
import type { Environment } from './public-settings.ts'

const HTTP = ['http_proxy', 'HTTP_PROXY']
export const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', ...HTTP]
/** undici compares with brackets, others without. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '::1', '[::1]']

/** Both spellings of NO_PROXY, with this machine added, so that local services are never asked through a proxy. Empty if no proxy is set. */
export function directHosts(env: Environment): Record<string, string> {
  if (!PROXY_VARIABLES.some(name => env[name])) return {}
  const listed = [env.no_proxy, env.NO_PROXY].flatMap(hostsOf)
  const hosts = listed.includes('*') ? '*' : [...new Set([...listed, ...THIS_MACHINE])].join(',')
  return { no_proxy: hosts, NO_PROXY: hosts }
}

/** A sentence without the value, which may hold a password; null if every variable can be read. */
export function findUnreadableProxy(env: Environment): string | null {
  const name = PROXY_VARIABLES.find(each => env[each] && !isServer(env[each], /^(?:https?|socks5?):$/, /^\/?$/))
  if (!name) return null
  return `${name} is not what was expected: an address such as http://proxy.example.org:8080, with user and password percent-encoded.`
}

/** The variable that names the proxy for this address; null if it is asked directly. */
function proxyFor(address: string, env: Environment): string | null {
  const { protocol, hostname, host } = new URL(address)
  const names = protocol === 'https:' ? PROXY_VARIABLES : HTTP
  const isDirect = hostsOf(env.no_proxy ?? env.NO_PROXY)
    .map(entry => entry.replace(/^\*?\./, '').toLowerCase())
    .some(entry => entry === '*' || [hostname, host].some(own => own === entry || own.endsWith(`.${entry}`)))
  return isDirect ? null : (names.find(name => env[name]) ?? null)
}

/** For a sentence about a failed `fetch`: "" without a proxy. */
export function proxyNote(address: string, env: Environment): string {
  const name = proxyFor(address, env)
  if (!name) return ''
  return env.NODE_USE_ENV_PROXY === '1'
    ? ` (asked through the proxy of ${name})`
    : ` (asked without the proxy of ${name}, which needs NODE_USE_ENV_PROXY=1)`
}

/** For a sentence about what failed without an answer to @sanity/client. */
export function contentProxyNote(
  content: { apiHost?: string | undefined; projectId: string },
  env: Environment,
): string {
  const name = proxyFor(content.apiHost ?? `https://${content.projectId}.api.sanity.io`, env)
  return name ? ` (the content service is asked through the proxy of ${name})` : ''
}

function hostsOf(list = ''): string[] {
  return list.split(/[,\s]+/).filter(Boolean)
}
