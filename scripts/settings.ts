import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

export type Settings = {
  port: number
  localPort: number
  localSmtpPort: number
  /** Absolute path of the local services' data: database, pictures, tokens, logs. */
  dataFolder: string
  /** Folder of the site's build, relative to the project. */
  buildFolder: string
  /** True if a hosted Sanity project is configured; no local lake is seeded then. */
  hosted: boolean
}

/** A mistake in the setup that the developer can correct; shown as one sentence, without a stack. */
export class SetupError extends Error {}

/** Reads .env.local and .env (the real environment has priority), then the settings. Throws SetupError. */
export function readSettings(): Settings {
  loadEnvFiles()
  const localPort = readPort('LOCAL_PORT', 3333)
  const settings = {
    port: readPort('PORT', 3000),
    localPort,
    localSmtpPort: readPort('LOCAL_SMTP_PORT', localPort + 1),
    dataFolder: resolve(process.env.DATA_DIR || '.data'),
    buildFolder: process.env.NEXT_DIST_DIR || '.next',
    hosted: Boolean(process.env.NEXT_PUBLIC_SANITY_PROJECT_ID),
  }
  requireDifferent({ PORT: settings.port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: settings.localSmtpPort })
  requireWritable(settings.dataFolder)
  return settings
}

/** The real environment has priority over .env.local, and that over .env. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
}

/** Throws SetupError. */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupError(`${name} is "${text}": please give a number from 1 to 65535.`)
  }
  return port
}

function requireDifferent(ports: Record<string, number>): void {
  for (const [name, port] of Object.entries(ports)) {
    const twin = Object.keys(ports).find(other => other !== name && ports[other] === port)
    if (twin) throw new SetupError(`${name} and ${twin} are both ${port}: please choose two different ports.`)
  }
}

function requireWritable(folder: string): void {
  if (isWritable(folder)) return
  throw new SetupError(
    `The folder ${folder} cannot be written to: please mend its permissions, or choose another with DATA_DIR.`,
  )
}

/** Creates the folder if necessary. */
export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
