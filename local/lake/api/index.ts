import { createDispatch, type Identify } from '../../http/dispatch.ts'
import type { SocketRoute } from '../../http/sockets.ts'
import type { Route } from '../../http/types.ts'
import { createIdentify } from '../identify.ts'
import { rememberTransactions } from '../recent.ts'
import type { Lake } from '../types.ts'
import { actionRoutes } from './actions.ts'
import { assetRoutes } from './assets.ts'
import { authRoutes } from './auth.ts'
import { documentRoutes } from './documents.ts'
import { historyRoutes } from './history.ts'
import { listenRoutes } from './listen.ts'
import { liveRoutes } from './live.ts'
import { mutateRoutes } from './mutate.ts'
import { presenceSocket } from './presence.ts'
import { projectRoutes } from './projects.ts'
import { queryRoutes } from './query.ts'
import { quietRoutes } from './quiet.ts'
import { streamSocket } from './streams.ts'
import { userRoutes } from './users.ts'

type LakeApi = { routes: Route[]; sockets: SocketRoute[]; identify: Identify }

export function lakeApi(lake: Lake, isOriginAllowed: (origin: string) => boolean): LakeApi {
  const identify = createIdentify(lake.config)
  const recent = rememberTransactions(lake.store)
  const streams = [...listenRoutes(lake, recent), ...liveRoutes(lake, recent)]
  return {
    identify,
    sockets: [presenceSocket(identify), streamSocket(createDispatch(streams, identify))],
    routes: [
      ...streams,
      ...queryRoutes(lake),
      ...documentRoutes(lake),
      ...mutateRoutes(lake),
      ...actionRoutes(lake),
      ...historyRoutes(lake),
      ...assetRoutes(lake),
      ...authRoutes(lake, isOriginAllowed),
      ...userRoutes(lake),
      ...projectRoutes(lake),
      ...quietRoutes(),
    ],
  }
}
