import { z } from 'zod'

/** `licence` is an SPDX expression (`MIT OR CC0-1.0`), or null. */
export type Component = { name: string; version: string; isOptional: boolean; licence: string | null }

const licenceSchema = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? null),
])

const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      scope: z.enum(['required', 'optional', 'excluded']),
      licenses: z.array(licenceSchema).default([]),
    }),
  ),
})

export function readComponents(sbom: string): Component[] {
  return sbomSchema.parse(JSON.parse(sbom)).components.map(({ name, version, scope, licenses }) => ({
    ...{ name, version, isOptional: scope === 'optional' },
    licence: licenses[0] ?? null,
  }))
}
