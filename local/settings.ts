import { resolve } from 'node:path'

const PROJECT_ID = 'local0001'
/** Users may open the site under either name of this machine. */
const TWINS: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

/** Throws an error that names the variable and what was expected. */
export function readSettings(env: Record<string, string | undefined>) {
  const port = readPort('LOCAL_PORT', env.LOCAL_PORT || '3333')
  const smtpPort = readPort('LOCAL_SMTP_PORT', env.LOCAL_SMTP_PORT || String(port + 1))
  if (port === smtpPort) throw new Error(`LOCAL_PORT and LOCAL_SMTP_PORT are both ${port}: please choose two ports.`)
  const siteUrl = readUrl('SITE_URL', env.SITE_URL || 'http://localhost:3000').origin
  return {
    port,
    smtpPort,
    /** Absolute path of the folder that holds everything the local services store. */
    dataFolder: resolve(env.DATA_DIR || '.data'),
    siteUrl,
    /** Whose pages may call the services, beside their own at this port. Browsers resolve `<project>.localhost` to this machine. */
    origins: [
      siteUrl,
      siteUrl.replace(/(?<=\/\/)(?:localhost|127\.0\.0\.1)(?=:|$)/, name => TWINS[name] ?? name),
      `http://${PROJECT_ID}.localhost:${port}`,
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
