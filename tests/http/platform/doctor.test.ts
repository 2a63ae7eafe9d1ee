import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WRONG_SETTINGS } from '../../../scripts/offline-checks.ts'
import { readTokens } from '../../support/content.ts'
import { listen } from '../../support/listen.ts'
import { stack } from '../../support/stack.ts'

/** scripts/doctor/doctor.test.ts holds what a site's own address may answer. */

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
/** Its clock is an hour behind, it allows no other origin, and nothing on it is what it should be. */
let odd: Server
let oddUrl: string
beforeAll(async () => {
  odd = createServer((_, response) => {
    const date = new Date(Date.now() - 3_600_000).toUTCString()
    response.writeHead(200, { date, 'content-type': 'application/json' }).end('{"result": 0}')
  })
  oddUrl = (await listen(odd)).url
})
afterAll(() => {
  odd.close()
  rmSync(folder, { recursive: true })
})

describe('npm run doctor', () => {
  it('finds nothing wrong with the services of a running site', async () => {
    const { lines, exitCode } = await runDoctor()
    expect(lines).toEqual([
      expect.stringMatching(/^! NEXT_PUBLIC_SANITY_PROJECT_ID is not set/),
      '✓ The content service responds, and the dataset is public',
      '✓ The clock is right',
      '✓ The token for previews is valid',
      '✓ Browsers may call the content service from the site',
      '✓ The stats host has figures',
      '✓ The donation host has figures',
      '✓ The form service responds for the demo form',
      '✓ The form service responds for the trial form',
      '✓ The form service responds for the registration form',
      '✓ The mail server accepts the login',
      '✓ The site responds at its public address',
      '✓ Pages arrive as the site sends them',
      '✓ The site accepts a signed webhook',
      expect.stringMatching(/^[✓–] The webhook of the content service arrives/),
      '1 thing to look at.',
    ])
    expect(exitCode).toBe(0)
  })

  it('fails for what is only suspicious when it is asked to be strict', async () => {
    expect((await runDoctor({}, ['--strict'])).exitCode).toBe(1)
  })

  it('says what is wrong with a content service', async () => {
    const { lines } = await runDoctor({ NEXT_PUBLIC_LAKE_URL: oddUrl })
    expect(lines).toContainEqual(expect.stringMatching('✗ The dataset production .* has no site settings'))
    expect(lines).toContainEqual(expect.stringMatching('✗ The clock of this machine is 3\\d\\d\\d seconds ahead'))
    expect(lines).toContainEqual(expect.stringMatching(`✗ ${stack.siteUrl} may not call the content service at all`))
  })

  it.each([
    ['SANITY_API_READ_TOKEN', 'a token that nobody gave out', 'is refused by the content service'],
    ['SANITY_REVALIDATE_SECRET', 'another secret than the site has', 'refused a signed webhook'],
    ['STATS_URL', 'http://127.0.0.1:9', 'STATS_URL: .* cannot be reached'],
    ['FORM_DEMO_ENDPOINT', `${stack.lakeUrl}/nothing`, 'FORM_DEMO_ENDPOINT: there is no form at'],
    ['SMTP_URL', 'smtp://127.0.0.1:9', 'SMTP_URL: the mail server 127.0.0.1:9 does not accept mail'],
    ['REDIS_URL', 'redis://:open-sesame@127.0.0.1:9', 'REDIS_URL: Redis does not respond'],
    ['DATABASE_URL', 'postgres://site:open-sesame@127.0.0.1:9/minara', 'DATABASE_URL: PostgreSQL does not respond'],
    ['TRUSTED_PROXY_HOPS', 'two', 'TRUSTED_PROXY_HOPS is "two"; expected a whole number'],
  ])('says what is wrong with %s=%s', async (name, value, sentence) => {
    const { lines, exitCode } = await runDoctor({ [name]: value })
    expect(lines).toContainEqual(expect.stringMatching(`^✗ .*${sentence}`))
    expect(lines.join('\n')).not.toContain('open-sesame')
    expect(exitCode).toBe(1)
  })
})

it('npm run serve refuses an environment in which a hosted site would use this machine, with one line of JSON for each reason', async () => {
  const { output, exitCode } = await run(['scripts/serve.ts'], { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345' })
  const events = output
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const errors = events.filter(({ event }) => event === 'settings.wrong').map(({ message }) => message)
  expect(errors).toContainEqual(expect.stringMatching('^NEXT_PUBLIC_SITE_URL is http://localhost:.*, on this machine'))
  expect(errors).toContainEqual(expect.stringMatching('^DONATION_URL is http://localhost'))
  expect(errors).toContainEqual(expect.stringMatching('^The site was built for the dataset production of the local'))
  expect(exitCode).toBe(WRONG_SETTINGS)
})

async function runDoctor(env: Record<string, string> = {}, args: string[] = []) {
  const { output, exitCode } = await run(['scripts/doctor.ts', ...args], env)
  return { lines: output.split('\n').filter(Boolean), exitCode }
}

function run(
  args: string[],
  env: Record<string, string>,
): Promise<{ output: string; exitCode: number | string | null }> {
  const { webhookSecret, viewer } = readTokens()
  const services = `${stack.lakeUrl}/form-service/f`
  return new Promise(resolve => {
    execFile(
      process.execPath,
      args,
      {
        env: {
          ...process.env,
          NEXT_DIST_DIR: stack.buildFolder,
          NEXT_PUBLIC_SITE_URL: stack.siteUrl,
          NEXT_PUBLIC_LAKE_URL: stack.lakeUrl,
          STATS_URL: `${stack.lakeUrl}/stats-host`,
          DONATION_URL: `${stack.lakeUrl}/donation-host`,
          FORM_DEMO_ENDPOINT: `${services}/demo`,
          FORM_TRIAL_ENDPOINT: `${services}/trial`,
          FORM_REGISTRATION_ENDPOINT: `${services}/registration`,
          SANITY_REVALIDATE_SECRET: webhookSecret,
          SANITY_API_READ_TOKEN: viewer,
          SMTP_URL: `smtp://127.0.0.1:${stack.port + 20}`,
          NOTIFY_TO: 'staff@localhost.example',
          OUTBOX_DIR: join(folder, 'outbox'),
          CACHE_DIR: join(folder, 'cache'),
          TRUSTED_PROXY_HOPS: '1',
          ...env,
        },
      },
      (error, stdout, stderr) => resolve({ output: stdout + stderr, exitCode: error?.code ?? 0 }),
    )
  })
}
