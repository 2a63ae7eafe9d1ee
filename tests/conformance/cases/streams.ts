import { ChannelError, type ListenOptions, type LiveEvent, type MutationEvent, type SanityClient } from '@sanity/client'
import { concatMap, EMPTY, filter, from, merge, type Observable, take, toArray } from 'rxjs'
import type { Target } from '../target.ts'
import type { CaseGroup } from './case.ts'
import { create, first, newId, refusalOf, TYPE } from './tools.ts'

/** The first events after the stream's welcome, upon which `act` runs. */
function events<Event extends { type: string }>(
  stream: Observable<Event>,
  wanted: number,
  act: () => Promise<unknown>,
) {
  const acted = stream.pipe(
    concatMap(event => (event.type === 'welcome' ? merge(from(act()).pipe(concatMap(() => EMPTY))) : [event])),
  )
  return first(acted.pipe(take(wanted), toArray()))
}

const listen = (client: SanityClient, id: string, options: ListenOptions) =>
  client
    .listen(
      '*[_id in [$id, "drafts." + $id] && show != false]',
      { id },
      { ...options, events: ['welcome', 'mutation'] },
    )
    .pipe(filter(event => event.type === 'welcome' || event.type === 'mutation'))

/** The events of a document that is made, changed, and changed so that it no longer matches. */
async function life(target: Target, options: ListenOptions = {}): Promise<MutationEvent[]> {
  const { editor } = target
  const id = newId()
  const seen = await events(listen(editor, id, options), 3, async () => {
    await editor.create({ _id: id, _type: TYPE, title: 'First' })
    await editor.patch(id).set({ title: 'Second' }).commit()
    await editor.patch(id).set({ show: false }).commit()
  })
  return seen.flatMap(event => (event.type === 'mutation' ? [event] : []))
}

export const streams: CaseGroup = {
  title: 'Streams: data/listen, data/live',
  source: 'HTTP reference: Listen, Live; doc comments of the client',
  cases: [
    {
      name: 'data/listen: query, $parameter, includeResult',
      methods: ['listen'],
      async probe(target) {
        const [made, changed, gone] = await life(target)
        const [bare] = await life(target, { includeResult: false, includeMutations: false })
        return {
          'appear, update and disappear':
            [made, changed, gone].map(event => event?.transition).join() === 'appear,update,disappear',
          'have the result': changed?.result?.title === 'Second',
          'have both revisions': changed?.previousRev === made?.resultRev && Boolean(made?.resultRev),
          'have the mutations': Boolean(changed?.mutations?.length),
          'includeResult=false and includeMutations=false leave them out': !bare?.result && !bare?.mutations,
        }
      },
    },
    {
      name: 'data/listen: includePreviousRevision, effectFormat, visibility',
      async probe(target) {
        const options = { includePreviousRevision: true, effectFormat: 'mendoza', visibility: 'query' } as const
        const [made, changed] = await life(target, options)
        return {
          'previous is null for a new document': made?.previous === null,
          'previous is the document before': Object(changed?.previous).title === 'First',
          'effects in the format of Mendoza': Boolean(changed?.effects?.apply.length),
          'visibility=query waits until queries see it': changed?.visibility === 'query',
        }
      },
    },
    {
      name: 'data/listen: includeAllVersions',
      async probe({ editor, anonymous }) {
        const seen = async (options: ListenOptions, wanted: number, client = editor) => {
          const id = newId()
          const found = await events(listen(client, id, options), wanted, async () => {
            await editor.create({ _id: `drafts.${id}`, _type: TYPE })
            await editor.create({ _id: id, _type: TYPE })
          })
          return found
            .map(event => (event.type === 'mutation' && event.documentId === id ? 'published' : 'draft'))
            .join()
        }
        return {
          'has the events of drafts and versions': (await seen({ includeAllVersions: true }, 2)) === 'draft,published',
          'visitors have none of drafts': (await seen({ includeAllVersions: true }, 1, anonymous)) === 'published',
          'without it, there are none from API version 2025-02-19 on': (await seen({}, 1)) === 'published',
        }
      },
    },
    {
      name: 'data/listen: events, enableResume, tag',
      async probe({ editor }) {
        const next = (options: ListenOptions) => first(editor.listen('*', {}, options))
        return {
          welcome: (await next({ events: ['welcome'] })).type === 'welcome',
          open: (await next({ events: ['open'] })).type === 'open',
          'enableResume and tag are accepted':
            (await first(editor.listen('*', {}, { events: ['welcome'], enableResume: true, tag: 'conformance' })))
              .type === 'welcome',
        }
      },
    },
    {
      name: 'data/listen: an invalid query',
      async probe({ editor }) {
        const error = await first(editor.listen('*[_type == ')).catch((reason: unknown) => reason)
        return {
          'ends the stream with a ChannelError': error instanceof ChannelError,
          'that has the words of a parse error': error instanceof Error && /GROQ query parse error/.test(error.message),
        }
      },
    },
    {
      name: 'data/live/events',
      methods: ['live.events'],
      async probe(target) {
        const id = await create(target)
        const { syncTags = [] } = await target.anonymous.fetch('*[_id == $id]', { id }, { filterResponse: false })
        const live = target.anonymous.live.events()
        const messages = live.pipe(filter(event => event.type === 'welcome' || event.type === 'message'))
        const [event] = await events<LiveEvent>(messages, 1, () => target.editor.patch(id).set({ a: 1 }).commit())
        return {
          'welcome, then the sync tags of a change':
            event?.type === 'message' && event.tags.some(tag => syncTags.includes(tag)),
        }
      },
    },
    {
      name: 'data/live/events: includeDrafts, tag, waitFor',
      async probe({ editor, anonymous }) {
        const welcome = await first(
          editor.live.events({ includeDrafts: true, tag: 'conformance', waitFor: 'function' }),
        )
        const url = `/data/live/events/${anonymous.config().dataset}?includeDrafts=true`
        const { status } = await refusalOf(anonymous.request({ url }))
        return {
          'includeDrafts is accepted with a token': welcome.type === 'welcome',
          'and refused without one': status === 401 || status === 403,
        }
      },
    },
  ],
}
