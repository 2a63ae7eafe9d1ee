/** `npm run content:migrate`: gives content from earlier versions the form that the Studio expects. A second run changes nothing. */
import './proxies.ts'
import type { PatchOperations, SanityClient } from '@sanity/client'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { connect } from '../seed/import.ts'
import { whyFailed } from './doctor/ask.ts'
import { hostedTarget, localTarget, nameOf } from './seed.ts'
import { readOptions, readSettings, runCommand, SetupError } from './settings.ts'

const USAGE = 'npm run content:migrate -- [--yes]'
const PORTION = 50

type Former = { _id: string; _rev: string; body?: Block[] }
type Block = { _key: string; markDefs?: { _key: string; _type: string }[] }

/** Sentences of saved answers that no page shows any more. The Studio warns of fields that it does not know. */
const DROPPED_WORDS = ['showCode', 'code', 'taken', 'held', 'replaced'].map(name => `draft.${name}`)

const CHANGES: { former: string; change: (document: Former) => PatchOperations }[] = [
  // Links in rich texts were once called textLink, which the Studio cannot edit. Blocks such as pictures have no markDefs.
  {
    former: '_type in ["post", "legalPage"] && "textLink" in body[].markDefs[]._type',
    change: ({ body = [] }) => ({ set: newNames(body) }),
  },
  {
    former: `_type == "registrationPage" && (${DROPPED_WORDS.map(path => `defined(${path})`).join(' || ')})`,
    change: () => ({ unset: DROPPED_WORDS }),
  },
]

if (import.meta.main) await runCommand(run)

async function run(): Promise<void> {
  const settings = readSettings()
  const { yes } = readOptions({ yes: { type: 'boolean', default: false } }, USAGE)
  const target = settings.hosted ? hostedTarget() : localTarget(settings)
  if (settings.hosted && !yes) throw new SetupError(`This changes ${nameOf(target)}: please add --yes if you mean it.`)
  const documents = await migrate(connect(target)).catch((failure: Error) => {
    throw new SetupError(
      `The content could not be read or changed: ${whyFailed(failure)}${contentProxyNote(target, process.env)}.`,
    )
  })
  console.log(documents > 0 ? `${documents} documents were changed.` : 'All content is as the Studio expects it.')
}

/** Resolves to the number of changed documents, drafts included. */
export async function migrate(client: SanityClient): Promise<number> {
  let changed = 0
  for (const { former, change } of CHANGES) {
    const query = `*[${former} && _id > $after] | order(_id asc)[0...${PORTION}]{_id, _rev, body}`
    for (let after = ''; ; ) {
      const documents = await client.fetch<Former[]>(query, { after }, { perspective: 'raw' })
      if (documents.length === 0) break
      const transaction = client.transaction()
      for (const each of documents) transaction.patch(each._id, { ifRevisionID: each._rev, ...change(each) })
      await transaction.commit({ visibility: 'sync' })
      changed += documents.length
      after = documents.at(-1)?._id ?? ''
    }
  }
  return changed
}

function newNames(body: Block[]): Record<string, string> {
  const paths = body.flatMap(({ _key, markDefs = [] }) =>
    markDefs
      .filter(({ _type }) => _type === 'textLink')
      .map(link => `body[_key=="${_key}"].markDefs[_key=="${link._key}"]._type`),
  )
  return Object.fromEntries(paths.map(path => [path, 'link']))
}
