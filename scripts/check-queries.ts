import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listQueryProblems } from '../content/queries/query-problems.ts'
import { readQueries } from './typegen/document-readers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

if (import.meta.main) {
  const problems = await checkQueries()
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) console.log('After a change of a schema, run npm run generate first.')
  process.exitCode = problems.length > 0 ? 1 : 0
}

export async function checkQueries(): Promise<string[]> {
  const schema = JSON.parse(readFileSync(join(root, 'schema.json'), 'utf8'))
  const texts = [...(await readQueries(root))].filter(([name]) => name.endsWith('_QUERY')).map(([, text]) => text)
  return [...new Set(texts.flatMap(text => listQueryProblems(root, text, schema)))]
}
