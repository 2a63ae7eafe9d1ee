import { decodeOrNull } from '../words/decode.ts'

/** As URL writes what only this machine can reach. Of the addresses without a number, 0.0.0.0 and ::, a connection reaches itself. */
const THIS_MACHINE =
  /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/

/** Only one machine or network can resolve these. */
const PRIVATE_NAME = /(?:^|\.)(?:local|internal|intranet|lan|home|corp|private|test|invalid|arpa|onion)$/

const PUBLIC_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?=.*[a-z])[a-z0-9-]{2,}$/

/** Takes a name or an address without its port, as a setting, a Host header, a URL or a socket writes it: `localhost.`, `127.0.0.2`, `[::1]`, `::1`. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(readHost(host))
}

/** An international name counts in its ASCII form, as in `hostname` of a URL. An address is no name. */
export function isPublicName(host: string): boolean {
  const hostname = readHost(host)
  return PUBLIC_NAME.test(hostname) && !PRIVATE_NAME.test(hostname) && !isThisMachine(hostname)
}

/**
 * An address as sockets and X-Forwarded-For write it, with or without port, brackets, quotes and zone: `203.0.113.7:51234`, `[2001:db8::1]:443`. IPv6 in its
 * short form, and IPv4 that is mapped into it as IPv4. Null for anything else.
 */
export function readAddress(text: string): string | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  return shorten(plain) ?? shorten(plain.replace(/:\d*$/, ''))
}

function shorten(written: string): string | null {
  const address = written.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '')
  const hostname = readHost(address)
  if (hostname === address && /^\d+(?:\.\d+){3}$/.test(address)) return address
  const [, short] = /^\[(.*)\]$/.exec(hostname) ?? []
  const [, ...mapped] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short ?? '') ?? []
  const bytes = mapped.map(group => Number.parseInt(group, 16)).flatMap(group => [group >> 8, group & 255])
  return bytes.length > 0 ? bytes.join('.') : (short ?? null)
}

/** URL writes every form of an IPv4 address with dots, and IPv6 in brackets and short. Empty for what is no host. */
function readHost(host: string): string {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const url = `http://${address.includes(':') ? `[${address}]` : address}`
  if (!/^[\w.:-]+$/.test(address) || !URL.canParse(url)) return ''
  return new URL(url).hostname.replace(/\.$/, '')
}

/** An address that names a server, with nothing after its path, and whose user and password can be read. */
export function isServer(value: string, protocol: RegExp, path: RegExp): boolean {
  if (!isUrl(value, protocol)) return false
  const { hostname, pathname, search, hash } = new URL(value)
  return hostname !== '' && search + hash === '' && path.test(pathname) && hasReadableLogin(value)
}

export function isUrl(value: string, protocol: RegExp): boolean {
  return URL.canParse(value) && protocol.test(new URL(value).protocol)
}

export function hasReadableLogin(value: string): boolean {
  const { username, password } = new URL(value)
  return [username, password].every(part => decodeOrNull(part) !== null)
}
