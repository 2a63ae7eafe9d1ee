/** Texts are '' while staff have not filled them in. */
export type RedirectFields = {
  path: string
  destination: string
  isActive: boolean
  parameters: { key: string; value: string }[]
}

/** Reads a stored redirect. Drops parameters without a name, as the site does. */
export function readRedirect(document: unknown): RedirectFields {
  const { path, destination, active, parameters } = fieldsOf(document)
  return {
    path: textOf(path),
    destination: textOf(destination),
    isActive: active !== false,
    parameters: (Array.isArray(parameters) ? parameters : [])
      .map(fieldsOf)
      .map(({ key, value }) => ({ key: textOf(key), value: textOf(value) }))
      .filter(({ key }) => key !== ''),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
