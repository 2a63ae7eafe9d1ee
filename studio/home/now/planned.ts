import type { Schema } from 'sanity'
import { whenWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { z } from '@/studio/zod'
import { nameOf } from '../document-name'
import { type ShownRow, soon } from './describe-now'

const MAX_PLANNED = 5

/** Scheduled releases. Of a scheduled draft, which is a release of one document, that document, too. */
export const PLANNED_QUERY = `*[_type == "system.release" && state == "scheduled"] | order(dateTime(publishAt) asc)[0...${MAX_PLANNED}]{
  name, publishAt, "title": metadata.title,
  "form": select(metadata.cardinality == "one" => *[string::startsWith(_id, "versions." + ^.name + ".")][0])
}`

export const PLANNED = z.array(
  z.object({
    name: z.string(),
    publishAt: z.string(),
    title: z.string().nullable(),
    form: z.looseObject({ _id: z.string(), _type: z.string() }).nullable(),
  }),
)

type Planned = z.infer<typeof PLANNED>[number]

export function describePlanned({ name, publishAt, title, form }: Planned, schema: Schema, now: Date): ShownRow {
  const date = new Date(publishAt)
  const when = whenWords(date, now, staffZone())
  const row = form
    ? {
        title: `Scheduled: ${nameOf(schema, form)}`,
        link: { intent: 'edit', params: { id: form._id.split('.').slice(2).join('.'), type: form._type } } as const,
        lines: [`Its changes come by themselves on ${when}.`],
      }
    : {
        title: `Release: ${title?.trim() || 'without a name'}`,
        link: { intent: 'release', params: { id: name } } as const,
        lines: [`Everything in it comes by itself on ${when}.`],
      }
  return { ...row, ...soon(date, now) }
}
