import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SchemaType, typeEvaluate } from 'groq-js'
import { listQueryProblems, parseQuery } from '../../content/queries/unknown-fields.ts'
import { READER_IMPORTS, readField, withoutNull } from './read-field.ts'
import { WRITTEN } from './registries.ts'

const IMPORT = /import \{([^}]+)\} from '[./]*(?:documents)?\/readers\.gen'/g

/** Leaves out fields that may be of several kinds. `problems` has a sentence for each imported reader without a query. */
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
    const read = readField({ type: 'union', of: kinds }, 'raw', name, { depth: -1, isLenient: true })
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

/** A sentence for each field that a query asks for and schema.json does not have. */
export async function checkQueries(root: string): Promise<string[]> {
  const schema = JSON.parse(readFileSync(join(root, 'schema.json'), 'utf8'))
  const queries = [...(await readQueries(root))].filter(([name]) => name.endsWith('_QUERY'))
  return queries.flatMap(([name, query]) => listQueryProblems(name, query, schema))
}

async function readQueries(root: string): Promise<Map<string, string>> {
  const files = globSync('schemas/**/*.query.ts', { cwd: root })
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(join(root, file)).href)))
  return new Map(modules.flatMap(module => Object.entries(module)))
}
