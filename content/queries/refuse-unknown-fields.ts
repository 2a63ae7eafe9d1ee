import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaType } from 'groq-js'
import { listQueryProblems } from './query-problems.ts'

let judged = new Map<string, string[]>()
let schema: SchemaType = []
let schemaDate = 0

/** For development, where a mistyped field would show as an empty text. */
export function refuseUnknownFields(query: string, root = process.cwd()): void {
  const file = join(root, 'schema.json')
  const { mtimeMs } = statSync(file)
  if (mtimeMs !== schemaDate) {
    schema = JSON.parse(readFileSync(file, 'utf8'))
    schemaDate = mtimeMs
    judged = new Map()
  }
  const problems = judged.get(query) ?? listQueryProblems(root, query, schema)
  judged.set(query, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
