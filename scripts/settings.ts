import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import http from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ownName, userName } from '../forms/store/files.ts'
import { directHosts, findUnreadableProxy } from '../lib/environment/proxies.ts'

export type Settings = ReturnType<typeof readSettings>

const ENV_FILES = ['.env.local', '.env']

/** A mistake that the developer can correct; shown as one sentence, without a stack. */
export class SetupError extends Error {}

/** Runs a command. What goes wrong is printed, and the process ends with `codeOfFailure`. */
export async function runCommand(run: () => Promise<void>, codeOfFailure = 1): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = codeOfFailure
  }
}

/** Like parseArgs of Node. Throws SetupError, which says how to write the command. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw wrongUse(usage)
  }
}

export function wrongUse(usage: string): SetupError {
  return new SetupError(`Please write: ${usage}`)
}

export function readSettings() {
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
  const ports = Object.entries({ PORT: settings.port, LOCAL_PORT: localPort, LOCAL_SMTP_PORT: settings.localSmtpPort })
  for (const [name, port] of ports) {
    const [twin] = ports.find(([other, taken]) => other !== name && taken === port) ?? []
    if (twin) throw new SetupError(`${name} and ${twin} are both ${port}: please choose two different ports.`)
  }
  if (!isWritable(settings.dataFolder))
    throw new SetupError(
      `The folder ${settings.dataFolder} cannot be written to: please mend its permissions, or choose another with DATA_DIR.`,
    )
  mkdirSync(settings.dataFolder, { recursive: true })
  return settings
}

/** The real environment has priority over .env.local, and that over .env. Local services are asked without a proxy. Throws SetupError. */
export function loadEnvFiles(folder = '.'): void {
  for (const file of envFilesIn(folder)) process.loadEnvFile(file)
  const unreadable = findUnreadableProxy(process.env)
  if (unreadable) throw new SetupError(unreadable)
  Object.assign(process.env, directHosts(process.env))
  // Node reads it only when it starts, without the files. A Node before 24.14 lacks the function.
  if (process.env.NODE_USE_ENV_PROXY === '1') http.setGlobalProxyFromEnv?.()
}

/** Highest priority first. Throws SetupError if one of them cannot be read, or has settings of a service that systemd reads differently. */
export function envFilesIn(folder: string): string[] {
  return ENV_FILES.map(name => join(folder, name)).filter(file => {
    const entry = lstatSync(file, { throwIfNoEntry: false })
    if (!entry) return false
    const target = entry.isSymbolicLink() ? resolve(folder, readlinkSync(file)) : file
    requireReadable(file, target)
    if (target !== file) requireReadAlike(target)
    return true
  })
}

/** Node treats an unreadable file as missing, and other settings than those of the service would hold. */
function requireReadable(file: string, target: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch {
    const me = ownName()
    if (!existsSync(target))
      throw new SetupError(`${file} leads to ${target}, which is not there, or which ${me} may not see.`)
    const { uid, mode } = statSync(target)
    throw new SetupError(
      `${target} belongs to ${userName(uid)} (mode ${(mode & 0o777).toString(8)}), and ${me} may not read it. Run this as the user of the site (sudo -u minara …) or as root. If ${me} is that user: chgrp ${me} ${target} && chmod 640 ${target}`,
    )
  }
}

/** docs/deploy.md links the file of a service to .env, so that one file has the settings of the sites and of the scripts. */
function requireReadAlike(file: string): void {
  const [line, ...others] = linesReadDifferently(readFileSync(file, 'utf8'))
  if (line === undefined) return
  const lines = others.length === 0 ? `line ${line}` : `lines ${[line, ...others].join(', ')}`
  throw new SetupError(
    `${file}, ${lines}: systemd would read another value there than npm run does. Please put a value with # or \\ between single quotes, a value with ' between double quotes without \\ in it, nothing, no blank either, behind = where a value is empty, and comments on lines of their own that begin with #.`,
  )
}

/** Nothing, plain text, or one pair of quotes with nothing behind it. A quote within plain text is a letter to both. */
const SAME_VALUE = /^(?:|[^\s'"`#\\][^#\\]*|'[^']*'|"[^"\\]*")$/
const SAME_LINE = /^\s*(?:#.*[^\\]|#|[A-Za-z_]\w*[ \t]*=(?<value>.*))?$/

/**
 * The lines of a file of settings that systemd (EnvironmentFile=) and Node (parseEnv) would read differently, numbered from 1. systemd takes
 * a backslash for an escape and # for a letter; Node cuts a value at #, ignores what follows a quoted one, and knows no other comments.
 * Where only blanks follow =, Node takes the next line as the value.
 */
export function linesReadDifferently(text: string): number[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const groups = SAME_LINE.exec(line)?.groups
    const value = groups?.value ?? ''
    const isBlank = value !== '' && value.trim() === ''
    return groups && !isBlank && SAME_VALUE.test(value.trim()) ? [] : [index + 1]
  })
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

/** Creates nothing, because another user may be the one that needs the folder. */
export function isWritable(folder: string): boolean {
  const path = resolve(folder)
  try {
    if (!existsSync(path)) return path !== dirname(path) && isWritable(dirname(path))
    accessSync(path, constants.W_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
