/** `npm run content:migrate`: gives content from earlier versions the form that the Studio expects. A second run changes nothing. */
import './proxies.ts'
import type { SanityClient } from '@sanity/client'
import { contentProxyNote } from '../lib/environment/proxies.ts'
import { connect } from '../seed/import.ts'
import { whyFailed } from './doctor/ask.ts'
import { hostedTarget, localTarget, nameOf } from './seed.ts'
import { readOptions, readSettings, runCommand, SetupError } from './settings.ts'

const USAGE = 'npm run content:migrate -- [--yes]'

/** Sentences of saved answers that no page shows any more. The Studio warns of fields that it does not know. */
const DROPPED_WORDS = ['showCode', 'code', 'taken', 'held', 'replaced'].map(name => `draft.${name}`)

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
  // Links in rich texts were once called textLink, which the Studio cannot edit.
  const links = client
    .patch({ query: '*[_type in ["post", "legalPage"] && "textLink" in body[].markDefs[]._type]' })
    .set({ 'body[*].markDefs[_type == "textLink"]._type': 'link' })
  const words = client
    .patch({
      query: `*[_type == "registrationPage" && (${DROPPED_WORDS.map(path => `defined(${path})`).join(' || ')})]`,
    })
    .unset(DROPPED_WORDS)
  const { documentIds } = await client.transaction().patch(links).patch(words).commit({ visibility: 'sync' })
  return documentIds.length
}
