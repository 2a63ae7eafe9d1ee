import { z } from '@/studio/zod'

export const STEPS = ['studio', 'settings', 'sentence', 'sample', 'request'] as const

export type Step = (typeof STEPS)[number]

/** Kept by the browser: that the steps were put away, and which of them were once done. */
export const PROGRESS = z.object({ isHidden: z.boolean(), done: z.array(z.enum(STEPS)) })

type Progress = z.infer<typeof PROGRESS>

export const NO_PROGRESS: Progress = { isHidden: false, done: [] }

/** A fact that could not be loaded is null, and then counts as done. */
export type SiteFacts = {
  isSettingsEdited: boolean
  isContentEdited: boolean
  isSampleLeft: boolean | null
  hasRequests: boolean | null
}

export function doneSteps(facts: SiteFacts, { done }: Pick<Progress, 'done'>): Step[] {
  const isDone: Record<Step, boolean> = {
    studio: true,
    settings: facts.isSettingsEdited,
    sentence: facts.isContentEdited,
    sample: facts.isSampleLeft !== true,
    request: facts.hasRequests !== false,
  }
  return STEPS.filter(step => isDone[step] || done.includes(step))
}

/** An import sets references a moment after it has created the documents, which must not count as an edit. */
const IMPORT_S = 120
const EDITED = `_id in path("drafts.**") || dateTime(_updatedAt) - dateTime(_createdAt) > ${IMPORT_S}`

export const EDITS_QUERY = `{
  "isSettingsEdited": count(*[_id in ["siteSettings", "drafts.siteSettings"] && (${EDITED})][0...1]) > 0,
  "isContentEdited": count(*[_type in $types && _type != "siteSettings" && (${EDITED})][0...1]) > 0
}`

export const EDITS = z.object({ isSettingsEdited: z.boolean(), isContentEdited: z.boolean() })
