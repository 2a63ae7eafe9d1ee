/** As URL writes what only this machine can reach. Of the addresses without a number, 0.0.0.0 and ::, a connection reaches itself. */
const THIS_MACHINE =
  /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/

/** Only one machine or network can resolve these. */
const PRIVATE_NAME = /(?:^|\.)(?:local|internal|intranet|lan|home|corp|private|test|invalid|arpa|onion)$/

const PUBLIC_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?=.*[a-z])[a-z0-9-]{2,}$/

/** Takes a name or an address without its port, as a setting, a Host header, a URL or a socket writes it: `localhost.`, `127.0.0.2`, `[::1]`, `::1`. */
export function isThisMachine(host: string): boolean {
  const hostname = readHost(host)
  return hostname !== null && THIS_MACHINE.test(hostname)
}

/** An international name counts in its ASCII form, as in `hostname` of a URL. An address is no name. */
export function isPublicName(host: string): boolean {
  const hostname = readHost(host)
  return hostname !== null && PUBLIC_NAME.test(hostname) && !PRIVATE_NAME.test(hostname) && !isThisMachine(hostname)
}

/** URL writes every form of an IPv4 address with dots, and IPv6 in brackets and short. */
function readHost(host: string): string | null {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const url = `http://${address.includes(':') ? `[${address}]` : address}`
  if (!/^[\w.:-]+$/.test(address) || !URL.canParse(url)) return null
  return new URL(url).hostname.replace(/\.$/, '')
}
