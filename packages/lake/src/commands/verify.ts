import { join } from 'node:path'
import { listDatasets, listProjects } from '../host/datasets.ts'
import { storageErrorOf } from '../storage-error.ts'
import { openStore } from '../store/index.ts'
import { findPlace, PLACE_OPTIONS, PROGRAM, readOptions, UsageError } from './options.ts'

export const usage = `${PROGRAM} verify [--project <id>] [--dataset <name>] [--folder <folder>]`

/** Checks the databases of one dataset, or of all, while no lake has them open. Sets the exit code 1 after naming problems. */
export async function run(args: string[]): Promise<void> {
  const { values } = readOptions(args, PLACE_OPTIONS, usage)
  const { project, dataset, folder } = values
  const folders = project || dataset ? [findPlace(values).folder] : allFolders(folder)
  if (folders.length === 0) throw new UsageError(`There is no lake in ${folder}: please write ${usage}`)
  for (const each of folders) {
    const problems = findProblems(each)
    for (const problem of problems) console.error(problem)
    console.log(`${each}: ${problems.length === 0 ? 'sound' : `${problems.length} problems`}`)
    if (problems.length > 0) process.exitCode = 1
  }
}

function allFolders(folder: string): string[] {
  return listProjects(folder).flatMap(id => listDatasets(folder, id).map(name => join(folder, id, name)))
}

function findProblems(folder: string): string[] {
  try {
    // A check changes nothing, so no history is pruned.
    const store = openStore(join(folder, 'lake.sqlite'), Number.MAX_SAFE_INTEGER)
    try {
      return store.checkIntegrity()
    } finally {
      store.close()
    }
  } catch (error) {
    const problem = storageErrorOf(error, folder)
    if (!problem) throw error
    return [problem.message]
  }
}
