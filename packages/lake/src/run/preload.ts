/** Loaded into every Node process below `offline-content-lake run`: http, https, http2, fetch, undici and WebSockets all use `tls.connect`. */
import dns, { type LookupOptions } from 'node:dns'
import { type EventEmitter, errorMonitor } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import tls, { type ConnectionOptions, type TLSSocket } from 'node:tls'
import { isSanityHost } from './hosts.ts'

/** A unicast address that nobody has. Programs that look a host up before they connect refuse private and reserved ones. */
const NOBODY = { address: '4000::1', family: 6 }
const IPV4 = 4

const [port, key = ''] = (process.env.CONTENT_LAKE_GATEWAY ?? '').split(':')
const psk = Buffer.from(key, 'hex')
const connectDirectly = tls.connect
const lookUpDirectly = dns.promises.lookup

if (psk.length > 0) {
  Object.assign(tls, { connect })
  Object.assign(dns.promises, { lookup })
  syncBuiltinESMExports()
}

function connect(...args: unknown[]): TLSSocket {
  const { host, servername, ...options } = readArguments(args)
  if (!isSanityHost(servername) && !isSanityHost(host)) return Reflect.apply(connectDirectly, tls, args)
  // A tunnel through a proxy would end at the hosted service.
  options.socket?.destroy()
  const socket = connectDirectly({
    ...options,
    ...{ host: '127.0.0.1', port: Number(port), servername: servername ?? host, path: undefined, socket: undefined },
    ...{ lookup: undefined, localAddress: undefined, family: undefined },
    ...{ ca: undefined, cert: undefined, key: undefined, pfx: undefined, session: undefined, secureContext: undefined },
    ...{ ciphers: 'PSK', minVersion: undefined, maxVersion: undefined, secureProtocol: undefined },
    ...(options.ALPNProtocols && { ALPNProtocols: ['http/1.1'] }),
    pskCallback: () => ({ psk, identity: 'run' }),
    checkServerIdentity: () => undefined,
  })
  const onConnect = args.findLast(argument => typeof argument === 'function')
  if (onConnect) socket.once('secureConnect', () => Reflect.apply(onConnect, socket, []))
  const emitter: EventEmitter = socket
  emitter.on(errorMonitor, explain)
  return socket
}

/** `connect(options)`, `connect(port, options)` or `connect(port, host, options)`, each with or without a listener. */
function readArguments(args: unknown[]): ConnectionOptions {
  const host = args.find(argument => typeof argument === 'string')
  const options = args.find(argument => typeof argument === 'object' && argument !== null)
  return { ...(host !== undefined && { host }), ...options }
}

async function lookup(host: string, options: LookupOptions | number = {}) {
  const { all = false, family } = typeof options === 'number' ? { family: options } : options
  const isOurs = isSanityHost(host) && family !== IPV4 && family !== 'IPv4'
  if (!isOurs) return Reflect.apply(lookUpDirectly, dns.promises, [host, options])
  return all ? [NOBODY] : NOBODY
}

function explain(error: Error): void {
  if ('code' in error && error.code === 'ECONNREFUSED')
    console.error('The command "offline-content-lake run" has ended, so its content lake is not reachable any more.')
}
