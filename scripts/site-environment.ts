import { join } from 'node:path'
import { readTokens } from '../local/lake/tokens.ts'
import type { Settings } from './settings.ts'

/**
 * Arguments of Node for the built site, in MiB. The limits make V8 collect sooner, so that the site's memory stays lower under
 * load (docs/decisions/2026-11-21-site-server.md).
 */
export const SITE_ARGS = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server.ts']

/** What the site is built and run with: the addresses and secrets of the local services, unless the real environment has others. */
export function siteEnvironment(
  { port, localSmtpPort, dataFolder, buildFolder, hosted }: Settings,
  siteUrl: string,
  localUrl: string,
): NodeJS.ProcessEnv {
  const tokens = readTokens(join(dataFolder, 'lake'))
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    LOCAL_SERVICES_URL: localUrl,
    OUTBOX_DIR: join(dataFolder, 'outbox'),
    CACHE_DIR: join(dataFolder, 'cache'),
    ...(!hosted && {
      NEXT_PUBLIC_LAKE_URL: localUrl,
      SANITY_REVALIDATE_SECRET: tokens?.webhookSecret,
      SANITY_API_READ_TOKEN: tokens?.viewer,
    }),
    // Together or not at all: a real mail server is told of no invented staff.
    ...(!hosted &&
      process.env.SMTP_URL === undefined && {
        SMTP_URL: `smtp://localhost:${localSmtpPort}`,
        NOTIFY_TO: 'staff@localhost.example',
      }),
    ...process.env,
    NEXT_DIST_DIR: buildFolder,
    PORT: String(port),
  }
}
