import { getPublishedId, type Schema } from 'sanity'
import { isFields } from '@/lib/words/fields'
import { CONTENT_TYPES, kindOf, nameOf } from '@/schemas/content'
import { walkObjects } from '@/schemas/rules/finding'
import { hasTyped } from '@/studio/inputs/typed-name'
import { z } from '@/studio/zod'

/** Every picture, the newest first, and all that refers to one. */
export const STORED_PICTURES = {
  query: `{
    "assets": *[_type == "sanity.imageAsset"] | order(_createdAt desc){_id, url, originalFilename},
    "documents": *[_type in $types && references(*[_type == "sanity.imageAsset"]._id)]
  }`,
  listen: '_type == "sanity.imageAsset" || _type in $types',
  params: { types: CONTENT_TYPES },
  answer: z.object({
    assets: z.array(z.object({ _id: z.string(), url: z.string(), originalFilename: z.string().nullable() })),
    documents: z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
  }),
}

export type Picture = ReturnType<typeof listPictures>[number]

/** `texts` are alternative texts, which each place of use has of its own; `uses` say where: "Testimonial · Abdullah Hassan". */
export function listPictures(schema: Schema, { assets, documents }: z.infer<(typeof STORED_PICTURES)['answer']>) {
  const pictures = new Map(
    assets.map(({ _id, url, originalFilename }) => {
      const found = { texts: new Set<string>(), uses: new Map<string, string>() }
      return [_id, { id: _id, url, file: originalFilename ?? 'A picture without a file name', ...found }]
    }),
  )
  for (const document of documents) {
    const [kind, name] = [kindOf(schema, document._type), nameOf(schema, document)]
    for (const { object } of walkObjects(document)) {
      const picture = isFields(object.asset) ? pictures.get(String(object.asset._ref)) : undefined
      picture?.uses.set(getPublishedId(document._id), name === kind ? kind : `${kind} · ${name}`)
      if (typeof object.alt === 'string') picture?.texts.add(object.alt)
    }
  }
  return [...pictures.values()].map(({ texts, uses, ...picture }) => ({
    ...picture,
    texts: [...texts],
    uses: [...uses.values()],
  }))
}

/** "A man at a door and 1 more" */
export function firstOf([first = '', ...others]: string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

/** Those with all the typed words in the file name, an alternative text or a place of use. */
export function findPictures(pictures: Picture[], typed: string): Picture[] {
  return pictures.filter(({ file, texts, uses }) => hasTyped(typed, [file, ...texts, ...uses].join(' ')))
}
