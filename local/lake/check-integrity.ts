/** `node local/lake/check-integrity.ts <folder>`: checks the lake in this folder, and exits with 1 after naming its problems. */
import { join } from 'node:path'
import { openStore } from './store/index.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node local/lake/check-integrity.ts <folder with lake.sqlite>')
  process.exit(2)
}
try {
  const store = openStore(join(folder, 'lake.sqlite'), { historyPerDocument: Number.MAX_SAFE_INTEGER })
  const problems = store.checkIntegrity()
  store.close()
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Sound' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
