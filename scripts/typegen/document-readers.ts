import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ExprNode, parse, type SchemaType, typeEvaluate } from 'groq-js'
import { READER_IMPORTS, readField, withoutNull } from './read-field.ts'
import { WRITTEN } from './registries.ts'

const IMPORT = /import \{([^}]+)\} from '[./]*(?:documents)?\/readers\.gen'/g

/** Leaves out fields that may be of several kinds. `problems` has a sentence for each imported reader without a query, and each unknown field. */
export async function writeDocumentReaders(
  root: string,
  schema: SchemaType,
): Promise<{ files: Record<string, string>; problems: string[] }> {
  const queries = await readQueries(root)
  const problems: string[] = []
  const readers = listImported(root).map(name => {
    const queryName = `${name
      .replace('read', '')
      .replace(/(?<=.)[A-Z]/g, '_$&')
      .toUpperCase()}_QUERY`
    const query = queries.get(queryName)
    if (!query) {
      problems.push(`content/ imports ${name}, but no query file exports ${queryName}. See docs/extend.md.`)
      return ''
    }
    const { kinds, isNullable } = withoutNull(typeEvaluate(parseQuery(query), schema))
    const type = isNullable ? `NonNullable<Query.${queryName}_RESULT>` : `Query.${queryName}_RESULT`
    const read = readField({ type: 'union', of: kinds }, 'raw', queryName, { depth: -1, isLenient: true, problems })
    return `\nexport const ${name} = (raw: ${type}) => ${read.startsWith('{') ? `(${read})` : read}\n`
  })
  const text = [WRITTEN, READER_IMPORTS, "import type * as Query from '../types.gen'\n", ...readers].join('')
  return { files: { 'content/documents/readers.gen.ts': text }, problems }
}

function listImported(root: string): string[] {
  const files = globSync('content/**/*.ts', { cwd: root })
  const names = files.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(
      ([, listed = '']) => listed.match(/\bread[A-Z]\w*/g) ?? [],
    ),
  )
  return [...new Set(names)].sort()
}

/** A sentence for each field that a query reads and no type in schema.json has, and for each query that cannot be parsed. */
export async function checkQueries(root: string): Promise<string[]> {
  const known = new Set<string>()
  JSON.parse(readFileSync(join(root, 'schema.json'), 'utf8'), (key, value) => {
    if (key === 'attributes') for (const name of Object.keys(value)) known.add(name)
    return value
  })
  const queries = [...(await readQueries(root))].filter(([name]) => name.endsWith('_QUERY'))
  return queries.flatMap(([name, query]) => {
    try {
      const unknown = fieldNamesIn(query).filter(field => !known.has(field))
      return unknown.map(field => `${name} reads the field “${field}”, which no type has.`)
    } catch (error) {
      return [`${name} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

/** Names of the fields that a query reads, in projections, filters, orders and arguments. Leaves out those that it defines itself (`"name": …`). */
export function fieldNamesIn(query: string): string[] {
  const [read, own] = [new Set<string>(), new Set(query.match(/(?<=")\w+(?="\s*:)/g))]
  JSON.stringify(parseQuery(query), (_, node: ExprNode | null) => {
    if (node?.type === 'AccessAttribute') read.add(node.name)
    return node
  })
  return [...read].filter(name => !name.startsWith('_') && !own.has(name))
}

/** Needs a value for each bound of a slice, such as $from and $to; fields do not depend on it. Throws what the parser throws. */
function parseQuery(query: string): ExprNode {
  const names = [...query.matchAll(/\[[^\]]*\.\.[^\]]*\]/g)].flatMap(([slice]) => slice.match(/(?<=\$)\w+/g) ?? [])
  return parse(query, { params: Object.fromEntries(names.map(name => [name, 0])) })
}

async function readQueries(root: string): Promise<Map<string, string>> {
  const files = globSync('schemas/**/*.query.ts', { cwd: root })
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(join(root, file)).href)))
  return new Map(modules.flatMap(module => Object.entries(module)))
}
