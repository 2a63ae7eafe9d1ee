import { Preview, useSchema } from 'sanity'

type DocumentPreviewProps = { id: string; type: string; layout: 'compact' | 'default' }

/** A document as lists show it; its id if this Studio does not know the type. */
export function DocumentPreview({ id: _id, type, layout }: DocumentPreviewProps) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return _id
  return <Preview schemaType={schemaType} value={{ _id, _type: type }} layout={layout} skipVisibilityCheck />
}
