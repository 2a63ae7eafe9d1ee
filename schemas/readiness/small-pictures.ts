import type { Path, SchemaTypeDefinition } from 'sanity'
import { problemOfSize, type SharpSize } from '../../lib/picture-size.ts'
import { schemaTypes } from '../index.ts'
import type { Finding } from './finding.ts'

/** What the schema says about a field or type, as far as pictures are concerned. */
type Described = {
  name?: string
  type?: string
  options?: { sharp?: SharpSize }
  fields?: Described[]
}

const TYPES = new Map(schemaTypes.map((type: SchemaTypeDefinition) => [type.name, type as Described]))

/** Pictures of a document that are smaller than the place where they show needs, as their fields in the schema say. */
export function findSmallPictures(document: Record<string, unknown>): Finding[] {
  return [...walk(document, TYPES.get(String(document._type)), [])]
}

function* walk(value: unknown, described: Described | undefined, path: Path): Generator<Finding> {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const { _type, _key }: { _type?: unknown; _key?: unknown } = Object(member)
      const segment = typeof _key === 'string' ? { _key } : index
      yield* walk(member, TYPES.get(String(_type)), [...path, segment])
    }
    return
  }
  const sentence = described?.options?.sharp && problemOfSize(value, described.options.sharp)
  if (sentence) yield { path, sentence }
  const fields = described?.fields ?? TYPES.get(described?.type ?? '')?.fields ?? []
  for (const field of fields) {
    if (field.name) yield* walk(Object(value)[field.name], field, [...path, field.name])
  }
}
