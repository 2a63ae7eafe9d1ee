/** `npm run content:migrate`: gives content from earlier versions the form that the Studio expects. A second run changes nothing. */
import './proxies.ts'
import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '../lib/environment/api-version.ts'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { whyFailed } from './doctor/ask.ts'
import { hostedTarget, type LocalLake, localTarget, nameOf } from './seed.ts'
import { readOptions, readSettings, runCommand, SetupError } from './settings.ts'

const USAGE = 'npm run content:migrate -- [--yes]'
const PORTION = 50

/** Blocks such as pictures have no markDefs. */
const FORMER_LINKS_QUERY = `*[_type in ["post", "legalPage"] && _id > $after && "textLink" in body[].markDefs[]._type]
  | order(_id asc)[0...$count]{_id, _rev, body}`

/** Sentences of saved answers that no version shows any more. Unpublished copies count, too. */
const DROPPED_WORDS = ['showCode', 'code', 'taken', 'held', 'replaced'].map(name => `draft.${name}`)
const DROPPED_WORDS_QUERY = `*[_type == "registrationPage" && (${DROPPED_WORDS.map(path => `defined(${path})`).join(' || ')})]{_id, _rev}`

type Former = { _id: string; _rev: string; body: Block[] }
type Block = { _key: string; markDefs?: { _key: string; _type: string }[] }

if (import.meta.main) await runCommand(run)

async function run(): Promise<void> {
  const settings = readSettings()
  const { yes } = readOptions({ yes: { type: 'boolean', default: false } }, USAGE)
  const target = settings.hosted ? hostedTarget() : localTarget(settings)
  if (settings.hosted && !yes) throw new SetupError(`This changes ${nameOf(target)}: please add --yes if you mean it.`)
  const documents = await migrate(clientOf(target)).catch((failure: Error) => {
    throw new SetupError(
      `The content could not be read or changed: ${whyFailed(failure)}${contentProxyNote(target, process.env)}.`,
    )
  })
  console.log(documents > 0 ? `${documents} documents were changed.` : 'All content is as the Studio expects it.')
}

export function migrateLake(lake: LocalLake): Promise<number> {
  return migrate(clientOf(localTarget(lake)))
}

/** Resolves to the number of changed documents, drafts included. */
export async function migrate(client: SanityClient): Promise<number> {
  return (await renameLinks(client)) + (await dropWords(client))
}

/** Links in rich texts were once called textLink, which the Studio cannot edit. */
async function renameLinks(client: SanityClient): Promise<number> {
  let changed = 0
  for (let after = ''; ; ) {
    const params = { after, count: PORTION }
    const documents = await client.fetch<Former[]>(FORMER_LINKS_QUERY, params, { perspective: 'raw' })
    if (documents.length === 0) return changed
    const transaction = client.transaction()
    for (const { _id, _rev, body } of documents) {
      transaction.patch(_id, patch => patch.ifRevisionId(_rev).set(newNames(body)))
    }
    await transaction.commit({ visibility: 'sync' })
    changed += documents.length
    after = documents.at(-1)?._id ?? ''
  }
}

/** The Studio warns of fields that it does not know. */
async function dropWords(client: SanityClient): Promise<number> {
  const documents = await client.fetch<Omit<Former, 'body'>[]>(DROPPED_WORDS_QUERY, {}, { perspective: 'raw' })
  const transaction = client.transaction()
  for (const { _id, _rev } of documents) transaction.patch(_id, patch => patch.ifRevisionId(_rev).unset(DROPPED_WORDS))
  if (documents.length > 0) await transaction.commit({ visibility: 'sync' })
  return documents.length
}

function newNames(body: Block[]): Record<string, string> {
  const paths = body.flatMap(({ _key, markDefs = [] }) =>
    markDefs
      .filter(({ _type }) => _type === 'textLink')
      .map(link => `body[_key=="${_key}"].markDefs[_key=="${link._key}"]._type`),
  )
  return Object.fromEntries(paths.map(path => [path, 'link']))
}

function clientOf({ projectId, dataset, token, apiHost }: ReturnType<typeof localTarget>): SanityClient {
  const host = apiHost ? { apiHost, useProjectHostname: false } : {}
  return createClient({ projectId, dataset, token, ...host, apiVersion: API_VERSION, useCdn: false })
}
