import { badRequest } from '../http/errors.ts'

/** The query parameters of a URL: `$name=` followed by JSON. Throws a 400 that names an invalid one. */
export function readParams(query: URLSearchParams): Record<string, unknown> {
  const params: [string, unknown][] = []
  for (const [name, value] of query) {
    if (name.startsWith('$')) params.push([name.slice(1), parseParam(name, value)])
  }
  return Object.fromEntries(params)
}

function parseParam(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw badRequest(`The parameter ${name} is not valid JSON`)
  }
}
