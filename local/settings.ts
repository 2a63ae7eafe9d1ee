import { resolve } from 'node:path'

const PROJECT_ID = 'local0001'
/** Users may open the site under either name of this machine. */
const TWINS: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

export type Settings = ReturnType<typeof readSettings>

/** Throws an error that names the variable and what was expected. ALLOWED_ORIGINS are separated by commas. */
export function readSettings(env: Record<string, string | undefined>) {
  const port = readPort('LOCAL_PORT', env.LOCAL_PORT || '3333')
  const smtpPort = readPort('LOCAL_SMTP_PORT', env.LOCAL_SMTP_PORT || String(port + 1))
  if (port === smtpPort) throw new Error(`LOCAL_PORT and LOCAL_SMTP_PORT are both ${port}: please choose two ports.`)
  const siteUrl = readUrl('SITE_URL', env.SITE_URL || 'http://localhost:3000').origin
  // Part of the Studio calls `<project>.localhost`, which browsers resolve to this machine.
  const hosts = ['localhost', '127.0.0.1', '[::1]', `${PROJECT_ID}.localhost`].map(name => `${name}:${port}`)
  return {
    port,
    smtpPort,
    /** Absolute path of the folder that holds everything the local services store. */
    dataFolder: resolve(env.DATA_DIR || '.data'),
    publicUrl: `http://localhost:${port}`,
    siteUrl,
    /** Whose pages may call the services: the site's, the services' own, and those of ALLOWED_ORIGINS. */
    origins: [
      siteUrl,
      siteUrl.replace(/(?<=\/\/)(?:localhost|127\.0\.0\.1)(?=:|$)/, name => TWINS[name] ?? name),
      ...hosts.map(host => `http://${host}`),
      ...(env.ALLOWED_ORIGINS?.match(/[^,\s]+/g) ?? []).map(origin => readUrl('ALLOWED_ORIGINS', origin).origin),
    ],
    /** Where published changes are announced; null for nowhere. */
    revalidateUrl: env.SITE_REVALIDATE_URL ? readUrl('SITE_REVALIDATE_URL', env.SITE_REVALIDATE_URL).href : null,
    projectId: PROJECT_ID,
    dataset: 'production',
  }
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} is "${text}": please give a number from 1 to 65535.`)
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} is "${text}": please give an address such as http://localhost:3000.`)
}
