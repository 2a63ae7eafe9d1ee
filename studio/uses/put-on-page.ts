import { useCallback, useState } from 'react'
import { getPublishedId, useClient } from 'sanity'
import { RELEASES_API_VERSION } from '@/lib/environment/api-version'
import { type ChosenIn, LISTED_FIELDS, type ListedSection, listedIds } from './chosen-in'

const PAGE = 'landingPage'
const DRAFT = `drafts.${PAGE}`

/** The lists as staff see them, and whether the document is published. */
const LISTS_QUERY = /* groq */ `{
  "sections": coalesce(*[_id == "${DRAFT}"][0], *[_id == "${PAGE}"][0]).sections[]{${LISTED_FIELDS}},
  "isPublished": defined(*[_id == $id][0]._id)
}`

type Lists = { sections: ListedSection[] | null; isPublished: boolean }

/** Adds a document as the last one to its list in the draft of the landing page. Rejects if the content service refuses. */
export function usePutOnPage(documentId: string, type: string, list: ChosenIn) {
  const client = useClient({ apiVersion: RELEASES_API_VERSION })
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const put = useCallback(async () => {
    const id = getPublishedId(documentId)
    setBusy(true)
    setFailed(false)
    try {
      const raw = client.withConfig({ perspective: 'raw' })
      const { sections, isPublished } = await raw.fetch<Lists>(LISTS_QUERY, { id })
      const key = sections?.find(({ _type }) => _type === list.section)?._key
      if (!key) throw new Error(`The landing page has no section "${list.section}"`)
      if (listedIds(sections, list)?.includes(id)) return
      await raw.action({
        actionType: 'sanity.action.document.edit',
        draftId: DRAFT,
        publishedId: PAGE,
        patch: patchFor(key, list.field, referenceTo(id, type, isPublished)),
      })
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }, [client, documentId, list, type])
  return { put, isBusy, hasFailed }
}

function patchFor(key: string, field: string, reference: object) {
  const path = `sections[_key=="${key}"].${field}`
  return { setIfMissing: { [path]: [] }, insert: { after: `${path}[-1]`, items: [reference] } }
}

/** The content service refuses a strong reference to a document that is not published yet. */
function referenceTo(id: string, type: string, isPublished: boolean): object {
  const reference = { _type: 'reference', _key: crypto.randomUUID().slice(0, 12), _ref: id }
  return isPublished ? reference : { ...reference, _weak: true, _strengthenOnPublish: { type } }
}
