import type { SanityQueries } from '@sanity/client'

/**
 * Compile-time check that queries and schemas agree. Typegen gives a field that no schema has the type `null`, which any code for an
 * optional field accepts. Here each such field is a compile error that names its path.
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
