import { until } from '../../support/until.ts'
import type { CaseGroup } from './case.ts'
import { create, refusalOf, TYPE } from './tools.ts'

let count = 0
const newRelease = () => `r${Date.now().toString(36)}${++count}`
const metadata = { title: 'Conformance', releaseType: 'asap' as const }
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString()

export const releases: CaseGroup = {
  title: 'Releases',
  source: 'HTTP reference: Actions; doc comments of the client; @sanity/client: test/integration/releases',
  cases: [
    {
      name: 'release.create, release.edit, release.get',
      methods: ['releases.create', 'releases.edit', 'releases.get'],
      async probe({ editor }) {
        const releaseId = newRelease()
        const created = await editor.releases.create({ releaseId, metadata })
        await editor.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Edited' } } })
        const release = await editor.releases.get({ releaseId })
        await editor.releases.archive({ releaseId })
        await editor.releases.delete({ releaseId })
        return {
          'create answers with its id': created.releaseId === releaseId,
          'is a document in state active': release?.state === 'active' && release._type === 'system.release',
          'edit changes the metadata': release?.metadata.title === 'Edited',
        }
      },
    },
    {
      name: 'release.archive, release.unarchive, release.delete',
      methods: ['releases.archive', 'releases.unarchive', 'releases.delete'],
      async probe({ editor }) {
        const releaseId = newRelease()
        const state = async () => (await editor.releases.get({ releaseId }))?.state
        await editor.releases.create({ releaseId, metadata })
        const early = await refusalOf(editor.releases.delete({ releaseId }))
        await editor.releases.archive({ releaseId })
        const archived = await state()
        await editor.releases.unarchive({ releaseId })
        const unarchived = await state()
        await editor.releases.archive({ releaseId })
        await editor.releases.delete({ releaseId })
        return {
          'an active one cannot be deleted': early.status >= 400,
          'archive and unarchive': archived === 'archived' && unarchived === 'active',
          delete: (await state()) === undefined,
        }
      },
    },
    {
      name: 'release.schedule, release.unschedule',
      methods: ['releases.schedule', 'releases.unschedule'],
      async probe({ editor }) {
        const releaseId = newRelease()
        await editor.releases.create({ releaseId, metadata: { ...metadata, releaseType: 'scheduled' } })
        await editor.releases.schedule({ releaseId, publishAt: IN_A_YEAR })
        const scheduled = await editor.releases.get({ releaseId })
        await editor.releases.unschedule({ releaseId })
        const unscheduled = await editor.releases.get({ releaseId })
        await editor.releases.archive({ releaseId })
        await editor.releases.delete({ releaseId })
        return {
          'schedule locks it until its time': scheduled?.state === 'scheduled' && scheduled.publishAt === IN_A_YEAR,
          'unschedule opens it': unscheduled?.state === 'active',
        }
      },
    },
    {
      name: 'release.publish, fetchDocuments, perspective of a release',
      methods: ['releases.publish', 'releases.fetchDocuments'],
      async probe(target) {
        const { editor } = target
        const [releaseId, publishedId] = [newRelease(), await create(target)]
        await editor.releases.create({ releaseId, metadata })
        await editor.createVersion({
          releaseId,
          publishedId,
          document: { _type: TYPE, _id: `versions.${releaseId}.${publishedId}`, title: 'Second' },
        })
        const layered = await editor.fetch('*[_id == $id][0].title', { id: publishedId }, { perspective: [releaseId] })
        const { result } = await editor.withConfig({ perspective: 'raw' }).releases.fetchDocuments({ releaseId })
        await editor.releases.publish({ releaseId })
        const isPublished = async () => (await editor.releases.get({ releaseId }))?.state === 'published'
        await until('the release is published', isPublished)
        return {
          'its perspective reads its versions': layered === 'Second',
          'fetchDocuments reads them': result.some(({ _id }) => _id === `versions.${releaseId}.${publishedId}`),
          'publish publishes them':
            (await editor.getDocument(publishedId))?.title === 'Second' && (await isPublished()),
        }
      },
    },
    {
      name: 'releases in API versions before 2025-02-19',
      async probe({ editor }) {
        const old = editor.withConfig({ apiVersion: '2024-08-01' })
        const { sentence } = await refusalOf(old.releases.create({ releaseId: newRelease(), metadata }))
        return {
          'are refused: not supported for this API version': sentence.includes('not supported for this API version'),
        }
      },
    },
    {
      name: 'perspective of an unknown release',
      async probe({ editor }) {
        const { status } = await refusalOf(editor.fetch('1', {}, { perspective: ['rNoSuchRelease'] }))
        return { 'is refused with 400': status === 400 }
      },
    },
    {
      name: 'GROQ: releases::all, sanity::partOfRelease, sanity::versionOf',
      async probe({ editor }) {
        const works = async (query: string) =>
          (await refusalOf(editor.fetch(query, {}, { perspective: 'raw' }))).status === 0
        return {
          'releases::all is evaluated': await works('releases::all()'),
          'sanity::partOfRelease is evaluated': await works('*[sanity::partOfRelease("r1")]'),
          'sanity::versionOf is evaluated': await works('*[sanity::versionOf("a")]'),
        }
      },
    },
  ],
}
