import { actions } from './actions.ts'
import { assets } from './assets.ts'
import type { CaseGroup } from './case.ts'
import { client } from './client.ts'
import { errors } from './errors.ts'
import { historical } from './history.ts'
import { management } from './management.ts'
import { patches } from './patches.ts'
import { reading } from './reading.ts'
import { releases } from './releases.ts'
import { services } from './services.ts'
import { streams } from './streams.ts'
import { writing } from './writing.ts'

/** Everything that is compared with the hosted service, in the order of docs/conformance.md. */
export const groups: CaseGroup[] = [
  ...[reading, writing, patches, actions, releases, historical, streams, assets],
  ...[management, services, errors, client],
]
