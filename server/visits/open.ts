import type { Health } from '../../forms/outbox/health.ts'
import type { serverEnv } from '../../lib/environment/server-env.ts'
import { log } from '../../lib/log.ts'
import { closeAtStop } from '../../lib/stopping.ts'
import { offerVisits, type Visits } from '../../lib/visits/visits.ts'
import { createCounter } from './counter.ts'
import { openSqliteVisits } from './sqlite-store.ts'
import type { VisitStore } from './store.ts'

type Settings = Pick<typeof serverEnv, 'visits' | 'databaseUrl' | 'outboxFolder' | 'cacheFolder'>

/** Null with VISITS=off. While the numbers cannot be stored, the log says so. */
export async function openVisits(settings: Settings): Promise<Visits | null> {
  if (settings.visits === null) return null
  const health = createHealth()
  const store = await openStore(settings, health)
  const counter = createCounter({ store, zone: settings.visits.zone, health })
  closeAtStop(counter.close)
  offerVisits(counter)
  return counter
}

async function openStore({ databaseUrl, outboxFolder, cacheFolder }: Settings, health: Health): Promise<VisitStore> {
  if (databaseUrl === null) return openLater(() => openSqliteVisits(outboxFolder ?? cacheFolder))
  const { openPostgresVisits } = await import('./postgres-store.ts')
  return openPostgresVisits(databaseUrl, { health })
}

/** Tries again at the next use if the disk fails, so that the site starts without the store. */
function openLater(open: () => VisitStore): VisitStore {
  let store: VisitStore | undefined
  const use = () => {
    store ??= open()
    return store
  }
  return {
    add: async counts => use().add(counts),
    read: async period => use().read(period),
    removeBefore: async day => use().removeBefore(day),
    close: async () => store?.close(),
  }
}

function createHealth(): Health {
  let isBroken = false
  return {
    works: () => {
      if (isBroken) log.info('visits.kept', { message: 'The numbers of visits can be stored again' })
      isBroken = false
    },
    fails: error => {
      if (!isBroken) log.warn('visits.unkept', { message: 'The numbers of visits cannot be stored' }, error)
      isBroken = true
    },
  }
}
