import {
  copyDataset,
  createDataset,
  deleteDataset,
  doesExist,
  listDatasets,
  listProjects,
  withAddOns,
} from '../host/datasets.ts'
import { whileLocked } from '../host/serve.ts'
import {
  findPlace,
  findProject,
  namePlace,
  PLACE_OPTIONS,
  PROGRAM,
  readOptions,
  requireYes,
  UsageError,
  YES_OPTION,
} from './options.ts'

export const usage = `${PROGRAM} dataset list | create <name> | delete <name> --yes | copy <from> <to> [--project <id>] [--folder <folder>]`

const { project, folder } = PLACE_OPTIONS
type Values = { project?: string; folder: string; yes: boolean }

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, { project, folder, ...YES_OPTION }, usage)
  const [deed, ...names] = positionals
  const [first, second] = names
  if (deed === 'list' && names.length === 0) return list(values)
  if (deed === 'create' && first && names.length === 1) return create(first, values)
  if (deed === 'delete' && first && names.length === 1) return remove(first, values)
  if (deed === 'copy' && first && second && names.length === 2) return copy(first, second, values)
  throw new UsageError(`Please write: ${usage}`)
}

function list({ project: wanted, folder }: Values): void {
  for (const id of listProjects(folder).filter(id => !wanted || id === wanted)) {
    for (const name of listDatasets(folder, id)) console.log(`${id}  ${name}`)
  }
}

/** A lake that runs on the folder serves the dataset from then on. */
function create(name: string, values: Values): void {
  const place = namePlace(values.folder, findProject(values), name)
  if (doesExist(place)) throw new UsageError(`The project "${place.projectId}" has a dataset "${name}" already.`)
  createDataset(place)
  console.log(`The project "${place.projectId}" has a dataset "${name}" now.`)
}

async function remove(name: string, values: Values): Promise<void> {
  const place = findPlace({ ...values, dataset: name })
  requireYes(values.yes, `deletes the dataset "${name}" of the project "${place.projectId}"`)
  await whileLocked(values.folder, () => withAddOns(place).forEach(deleteDataset))
  console.log(`The dataset "${name}" of the project "${place.projectId}" is deleted.`)
}

async function copy(from: string, to: string, values: Values): Promise<void> {
  const source = findPlace({ ...values, dataset: from })
  const target = namePlace(values.folder, source.projectId, to)
  if (doesExist(target)) throw new UsageError(`The project "${source.projectId}" has a dataset "${to}" already.`)
  await whileLocked(values.folder, () => copyDataset(source, target))
  console.log(`The dataset "${to}" of the project "${source.projectId}" is a copy of "${from}".`)
}
