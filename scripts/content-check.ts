/** `npm run content:check`: looks for what visitors would notice. Exit code 1 if it finds something. */
import './proxies.ts'
import { createClient, type SanityClient } from '@sanity/client'
import { createSchema, pathToString } from 'sanity'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { API_VERSION, readPublicSettings } from '../lib/environment/public-settings.ts'
import { schemaTypes } from '../schemas/index.ts'
import type { CheckedDocument, Kind, SiteFinding, SiteReport } from '../schemas/rules/site-check.ts'
import { whyFailed } from './doctor/ask.ts'
import { readOptions, readSettings, runCommand, SetupError } from './settings.ts'

const USAGE = 'npm run content:check -- [--json] [--without-samples]'
const FLAG = { type: 'boolean', default: false } as const
/** The content could not be checked at all. */
const NOT_CHECKED = 2

if (import.meta.main) await runCommand(run, NOT_CHECKED)

async function run(): Promise<void> {
  const { json, 'without-samples': withoutSamples } = readOptions({ json: FLAG, 'without-samples': FLAG }, USAGE)
  const { siteUrl, client, place, note } = readTarget()
  // The rules read the site's address when they are loaded.
  const { checkSite } = await import('../schemas/rules/site-check.ts')
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const report = await checkSite(client, schema).catch((error: Error) => {
    throw new SetupError(`${place} could not be checked: ${whyFailed(error)}${note}`)
  })
  const found = leaveOut(report, withoutSamples ? ['off', 'sample'] : ['off'])
  console.log(json ? JSON.stringify(asRows(found, siteUrl), null, 2) : inWords(found, siteUrl, place))
  if (found.found.length > 0) process.exitCode = 1
}

function readTarget(): { siteUrl: string; client: SanityClient; place: string; note: string } {
  const { port, localPort, hosted } = readSettings()
  process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${port}`
  process.env.NEXT_PUBLIC_LAKE_URL ||= `http://localhost:${localPort}`
  const { projectId, dataset, apiHost, useProjectHostname } = readPublicSettings(process.env).sanity
  const token = hosted ? process.env.SANITY_API_READ_TOKEN : undefined
  const connection = { projectId, dataset, useProjectHostname, ...(apiHost && { apiHost }), ...(token && { token }) }
  return {
    siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
    client: createClient({ ...connection, apiVersion: API_VERSION, useCdn: false }),
    place: apiHost ? `The local lake at ${apiHost}` : `The dataset "${dataset}" of the project ${projectId}`,
    note: contentProxyNote({ projectId, apiHost }, process.env),
  }
}

function leaveOut({ documents, found }: SiteReport, kinds: Kind[]): SiteReport {
  const kept = found.map(each => ({ ...each, findings: each.findings.filter(({ kind }) => !kinds.includes(kind)) }))
  return { documents, found: kept.filter(({ findings }) => findings.length > 0) }
}

function asRows({ documents, found }: SiteReport, siteUrl: string) {
  const findings = found.flatMap(document =>
    document.findings.map(finding => ({
      document: document.id,
      type: document.type,
      title: document.title,
      kind: finding.kind,
      field: pathToString(finding.path),
      place: finding.place,
      sentence: finding.message,
      edit: editAddress(document, finding, siteUrl),
    })),
  )
  return { documents, findings }
}

function inWords({ documents, found }: SiteReport, siteUrl: string, place: string): string {
  const findings = found.flatMap(document => document.findings).length
  if (findings === 0) return `${place}: nothing found in ${documents} documents.`
  const parts = found.map(document =>
    [
      `${document.typeTitle}: ${document.title}`,
      ...document.findings.flatMap(finding => [
        `  ${finding.place ? `${finding.place}: ` : ''}${finding.message}`,
        `    ${editAddress(document, finding, siteUrl)}`,
      ]),
    ].join('\n'),
  )
  const sum = `${place}: ${findings} ${findings === 1 ? 'thing' : 'things'} to look at in ${found.length} of ${documents} documents.`
  return [...parts, sum].join('\n\n')
}

function editAddress({ id, type }: CheckedDocument, { path }: SiteFinding, siteUrl: string): string {
  const field = path.length > 0 ? `;path=${encodeURIComponent(pathToString(path))}` : ''
  return `${siteUrl}/studio/intent/edit/id=${id};type=${type}${field}`
}
