/**
 * `npm run typegen`: the schemas as schema.json, and the types of every GROQ query as content/types.gen.ts. Both are
 * committed; content/generated.test.ts says when they are not fresh.
 */
import { spawnSync } from 'node:child_process'

for (const args of [
  ['schema', 'extract', '--force', '--path', 'schema.json'],
  ['typegen', 'generate'],
]) {
  const { status } = spawnSync('sanity', args, { stdio: 'inherit', env: { ...process.env, DO_NOT_TRACK: '1' } })
  if (status !== 0) process.exit(1)
}
