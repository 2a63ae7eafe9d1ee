import { join } from 'node:path'
import { readTokens } from 'offline-content-lake/tokens'
import type { Settings } from './settings.ts'

/** The real environment has priority over the local services. */
export function siteEnvironment(
  { port, localSmtpPort, dataFolder, buildFolder, hosted }: Settings,
  siteUrl: string,
  localUrl: string,
): NodeJS.ProcessEnv {
  const tokens = readTokens(join(dataFolder, 'lake/local0001'))
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
    // Set both or neither: a real mail server must not receive mail for invented staff.
    ...(!hosted &&
      process.env.SMTP_URL === undefined && {
        SMTP_URL: `smtp://localhost:${localSmtpPort}`,
        NOTIFY_TO: 'staff@localhost.example',
      }),
    DRAIN_MS: '0',
    ...process.env,
    NEXT_DIST_DIR: buildFolder,
    PORT: String(port),
  }
}
