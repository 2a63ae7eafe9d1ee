/**
 * `npm run faults -- studios 5.20.0 6.9.0`: builds these versions of Sanity's Studio, as npm's registry has them, with the packed lake and
 * the lines of its README, and types in three tabs at once. Exits 1 unless every letter is stored.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { lakeConfig } from 'offline-content-lake/client'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from 'offline-content-lake/tokens'
import { findBrowser } from '../../scripts/installs.ts'
import { npm, packLake } from '../support/lake-process.ts'
import { responds, runProcess } from '../support/run-process.ts'
import { until } from '../support/until.ts'

/** Those whose client opens a stream for each listener. Of 6.10, the registry lacks a package that it asks for. */
const VERSIONS = ['5.20.0', '5.28.0', '6.0.0', '6.9.0']
const TIMEOUT_MS = 180_000
const PLACE = { projectId: 'abc12345', dataset: 'production' }
const POSTS = ['one', 'two', 'three']
const TYPED = ' is typed letter by letter, 0123456789'
const isWhole = (title: string) => title.endsWith(TYPED)

for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
  const lost = await typeInThreeTabs(version)
  console.log(`Studio ${version}: ${lost.length === 0 ? 'every letter is stored' : `stored are ${lost.join(', ')}`}`)
  if (lost.length > 0) process.exitCode = 1
}

/** Resolves to the titles that are not as they were typed. */
async function typeInThreeTabs(version: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), `studio-${version}-`))
  const [lakePort, studioPort] = [await freePort(), await freePort()]
  const [lakeUrl, studioUrl] = [`http://localhost:${lakePort}`, `http://localhost:${studioPort}`]
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const start = async (url: string, script: string, ...args: string[]) => {
    const { end } = await runProcess(process.execPath, [join(folder, 'node_modules', script), ...args], {
      ...{ cwd: folder, isReady: responds(url), startTimeoutMs: TIMEOUT_MS },
    })
    ends.unshift(() => end())
  }
  try {
    await install(folder, version)
    process.env.SANITY_STUDIO_LAKE_URL = lakeUrl
    await promisify(execFile)(process.execPath, ['node_modules/.bin/sanity', 'build', '--yes'], { cwd: folder })
    const lakeArgs = ['--project', PLACE.projectId, '--port', String(lakePort), '--origin', studioUrl]
    await start(`${lakeUrl}/v1/ping`, 'offline-content-lake/dist/cli.js', 'start', ...lakeArgs)
    await start(studioUrl, '.bin/sanity', 'preview', '--port', String(studioPort))
    const token = readTokens(join(folder, '.content-lake', PLACE.projectId))?.editor
    const { client: settings } = lakeConfig({ ...PLACE, url: lakeUrl, ...(token && { token }) })
    const client = createClient({ ...settings, apiVersion: '2025-02-19', perspective: 'drafts' })
    for (const _id of POSTS) await client.create({ _id, _type: 'post', title: _id })

    const browser = await chromium.launch({ executablePath: findBrowser() })
    ends.unshift(() => browser.close())
    const context = await browser.newContext({ viewport: { width: 1500, height: 900 } })
    context.setDefaultTimeout(TIMEOUT_MS)
    const tabs: Page[] = []
    for (const id of POSTS) {
      const tab = await context.newPage()
      await tab.goto(`${studioUrl}/intent/edit/id=${id};type=post`)
      await titleOf(tab).click()
      await tab.keyboard.press('End')
      tabs.push(tab)
    }
    for (const letter of TYPED) for (const tab of tabs) await tab.keyboard.type(letter)
    const titles = () => client.fetch<string[]>('*[_type == "post"].title')
    await until('every letter is stored', async () => (await titles()).every(isWhole)).catch(() => {})
    return (await titles()).filter(title => !isWhole(title))
  } finally {
    for (const end of ends) await end()
  }
}

async function install(folder: string, sanity: string): Promise<void> {
  for (const part of ['sanity', 'sanity.config.ts', 'sanity.cli.ts'])
    cpSync(join('tests/fixtures/foreign', part), join(folder, part), { recursive: true })
  const dependencies = {
    ...{ sanity, react: '^19.2.2', 'react-dom': '^19.2.2', 'styled-components': '^6.1.19' },
    'offline-content-lake': `file:${resolve(await packLake(folder))}`,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  await npm(folder, 'install', '--no-audit', '--no-fund')
}

function titleOf(tab: Page) {
  return tab.getByTestId('field-title').getByRole('textbox').first()
}
