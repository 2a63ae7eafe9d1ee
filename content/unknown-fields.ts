import type { SanityQueries } from '@sanity/client'

/**
 * Compile-time proof that queries and schemas agree. A field that a query asks for and no schema has is generated as `null`,
 * and null passes for anything that may be missing. Here each such field is an error that names its path.
 */
type UnknownFields<T, Path extends string = ''> = T extends readonly (infer Item)[]
  ? UnknownFields<Item, Path>
  : T extends object
    ? {
        [Field in keyof T & string]: [T[Field]] extends [null]
          ? `${Path}${Field}`
          : UnknownFields<T[Field], `${Path}${Field}.`>
      }[keyof T & string]
    : never

type None<Fields extends never> = Fields

export type FieldsUnknownToTheSchema = None<UnknownFields<SanityQueries[keyof SanityQueries]>>
