import type { CaseGroup } from './case.ts'
import { create, newId, note, refusalOf, TYPE } from './tools.ts'

const stub = (publishedId: string, fields = {}) => ({ _id: publishedId, _type: TYPE, title: 'Version', ...fields })

export const actions: CaseGroup = {
  title: 'Actions: data/actions',
  source: 'HTTP reference: Actions; doc comments of the client',
  cases: [
    {
      name: 'document.edit, document.publish, document.unpublish',
      methods: ['action'],
      async probe({ editor }) {
        const publishedId = newId()
        const draftId = `drafts.${publishedId}`
        await editor.create({ ...stub(publishedId), _id: draftId })
        const patch = { set: { title: 'Edited' } }
        await editor.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch })
        const edited = await editor.getDocument(draftId)
        await editor.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
        const published = await editor.documentsExists([publishedId, draftId])
        await editor.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
        const unpublished = await editor.documentsExists([publishedId, draftId])
        return {
          'edit changes a draft': edited?.title === 'Edited',
          'publish moves the draft': published.size === 1 && published.has(publishedId),
          'unpublish moves it back': unpublished.size === 1 && unpublished.has(draftId),
        }
      },
    },
    {
      name: 'document.edit, document.publish, document.unpublish, document.discard: versionId',
      async probe(target) {
        const { editor } = target
        const publishedId = await create(target)
        const versionId = `drafts.${publishedId}`
        // As the HTTP reference documents it; the client's types know draftId alone.
        const act = (action: string, fields = {}) => {
          const body = {
            actions: [{ actionType: `sanity.action.document.${action}`, publishedId, versionId, ...fields }],
          }
          return editor.request({ method: 'POST', url: `/data/actions/${editor.config().dataset}`, body })
        }
        const isThere = async (id: string) => (await editor.documentsExists([id])).has(id)
        await act('edit', { patch: { set: { title: 'Edited' } } })
        const edited = await editor.getDocument(versionId)
        await act('publish')
        const published = await editor.getDocument(publishedId)
        await act('unpublish')
        const isUnpublished = !(await isThere(publishedId)) && (await isThere(versionId))
        await act('discard')
        return {
          'edit changes the draft': edited?.title === 'Edited',
          'publish publishes it': published?.title === 'Edited',
          'unpublish moves it back': isUnpublished,
          'discard deletes it': !(await isThere(versionId)),
        }
      },
    },
    {
      name: 'document.version.discard, document.replaceDraft, document.delete',
      async probe(target) {
        const { editor } = target
        const publishedId = await create(target)
        const draftId = `drafts.${publishedId}`
        await editor.create({ ...stub(publishedId), _id: draftId })
        await editor.action({
          actionType: 'sanity.action.document.replaceDraft',
          publishedId,
          attributes: { ...stub(publishedId, { title: 'Replaced' }), _id: draftId },
        })
        const replaced = await editor.getDocument(draftId)
        await editor.action({ actionType: 'sanity.action.document.version.discard', versionId: draftId })
        const left = await editor.documentsExists([publishedId, draftId])
        await editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] })
        return {
          'replaceDraft replaces it': replaced?.title === 'Replaced',
          'discard deletes the draft alone': left.size === 1 && left.has(publishedId),
          'delete deletes the document': (await editor.getDocument(publishedId)) === undefined,
        }
      },
    },
    {
      name: 'several actions: transactionId, dryRun, ifPublishedRevisionId',
      async probe(target) {
        const { editor } = target
        const publishedId = await create(target)
        const draftId = `drafts.${publishedId}`
        await editor.create({ ...stub(publishedId), _id: draftId })
        const publish = (ifPublishedRevisionId?: string, options = {}) =>
          editor.action(
            { actionType: 'sanity.action.document.publish', draftId, publishedId, ifPublishedRevisionId },
            options,
          )
        const refused = await refusalOf(publish('another'))
        await publish(undefined, { dryRun: true })
        const isKept = Boolean(await editor.getDocument(draftId))
        const transactionId = newId()
        const answer = await publish(undefined, { transactionId })
        return {
          'refuse another revision with 409': refused.status === 409,
          'dryRun writes nothing': isKept,
          'take an id': answer.transactionId === transactionId,
        }
      },
    },
    {
      name: 'createVersion, replaceVersion, discardVersion (drafts and releases)',
      methods: ['createVersion', 'replaceVersion', 'discardVersion'],
      async probe(target) {
        const { editor } = target
        const publishedId = await create(target)
        const draftId = `drafts.${publishedId}`
        await editor.createVersion({ document: { _type: TYPE, title: 'Version' }, publishedId })
        const made = await editor.getDocument(draftId)
        await editor.replaceVersion({ document: { _type: TYPE, title: 'Replaced' }, publishedId })
        const replaced = await editor.getDocument(draftId)
        await editor.discardVersion({ publishedId })
        const discarded = await editor.getDocument(draftId)
        await editor.createVersion({ publishedId, baseId: publishedId })
        return {
          'create a draft': made?.title === 'Version',
          'replace it': replaced?.title === 'Replaced',
          'discard it': discarded === undefined,
          'copy it from a base': (await editor.getDocument(draftId))?.title === 'First',
        }
      },
    },
    {
      name: 'unpublishVersion',
      methods: ['unpublishVersion'],
      async probe(target) {
        const { editor } = target
        const [releaseId, publishedId] = [`r${Date.now().toString(36)}`, await create(target)]
        await editor.releases.create({ releaseId, metadata: { title: 'Unpublish', releaseType: 'asap' } })
        await editor.unpublishVersion({ releaseId, publishedId })
        const version = await editor.getDocument(`versions.${releaseId}.${publishedId}`)
        await editor.releases.archive({ releaseId })
        await editor.releases.delete({ releaseId })
        return { 'marks a version for unpublishing': version?._system?.delete === true }
      },
    },
    {
      name: 'an unknown action',
      async probe({ editor }) {
        const { status, type } = await refusalOf(
          editor.request({
            method: 'POST',
            url: `/data/actions/${editor.config().dataset}`,
            body: { actions: [note()] },
          }),
        )
        return { 'is refused with 400': status === 400, 'as an actionError': type === 'actionError' }
      },
    },
  ],
}
