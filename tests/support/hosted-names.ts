import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { forward, listen } from './listen.ts'

type HostedNames = { authority: string; stop: () => Promise<void> }

/** A TLS proxy on port 443 to the local services. Clients must trust the CA certificate `authority`, a file in `folder`. */
export async function serveHostedNames(options: {
  names: string[]
  address: string
  localPort: number
  folder: string
}): Promise<HostedNames> {
  const { names, address, localPort, folder } = options
  const { key, certificate, authority } = createAuthority(folder, names)
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) =>
    forward(request, response, localPort),
  )
  const { stop } = await listen(server, 443, address)
  return { authority, stop }
}

function createAuthority(folder: string, names: string[]) {
  const file = (name: string) => join(folder, name)
  const files = { key: file('hosted.key'), certificate: file('hosted.pem'), authority: file('authority.pem') }
  const extensions = file('hosted.ext')
  writeFileSync(extensions, `subjectAltName=${names.map(name => `DNS:${name}`).join(',')}\n`)
  const days = ['-days', '2']
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...days, '-subj', '/CN=Authority of the tests', [
    ...['-keyout', file('authority.key'), '-out', files.authority],
  ])
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Hosted services', [
    ...['-keyout', files.key, '-out', file('hosted.csr')],
  ])
  openssl('x509', '-req', '-in', file('hosted.csr'), '-out', files.certificate, ...days, '-extfile', extensions, [
    ...['-CA', files.authority, '-CAkey', file('authority.key'), '-CAcreateserial'],
  ])
  return files
}

function openssl(...args: (string | string[])[]): void {
  const { status, stderr } = spawnSync('openssl', args.flat(), { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl ended with ${status}: ${stderr}`)
}
