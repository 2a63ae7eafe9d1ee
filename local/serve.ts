/** Runs all local stand-ins in one process: content lake, stats host, donation host, form service with its inbox, mail server. */
import { join } from 'node:path'
import {
  collectGarbage,
  FolderInUseError,
  lakeApi,
  openLake,
  refreshAssetUrls,
  startWebhook,
} from 'offline-content-lake'
import { createGuard, json, type Route, startServer, stopOnce } from 'offline-content-lake/http'
import { openTokens } from 'offline-content-lake/tokens'
import { donationRoutes } from './donation-site/index.ts'
import { formServiceRoutes } from './form-service/index.ts'
import { openMail } from './mail/index.ts'
import { readSettings, type Settings } from './settings.ts'
import { statsRoutes } from './stats/index.ts'

const FOLDER_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC'])

try {
  const settings = readSettings(process.env)
  const stop = await serve(settings)
  console.log(`Local services listen on ${settings.publicUrl}`)
  stopOnce(stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function serve(settings: Settings): Promise<() => Promise<void>> {
  const { port, smtpPort, publicUrl, projectId, dataset, dataFolder, revalidateUrl, webhookSecret: secret } = settings
  const folder = join(dataFolder, 'lake')
  const { editor, viewer, webhookSecret } = openTokens(folder)
  const lake = openLake({ projectId, dataset, publicUrl, folder, editorToken: editor, viewerToken: viewer })
  refreshAssetUrls(lake)
  await collectGarbage(lake.config, lake.store.index)
  const guard = createGuard(settings)
  const { routes, ...api } = lakeApi(lake, guard.isOriginAllowed)
  const healthRoute: Route = { method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) }
  const mail = openMail({ folder: join(dataFolder, 'mail'), smtpPort, webhookSecret: secret })
  const forms = formServiceRoutes({ folder: join(dataFolder, 'inbox') })
  const standIns = [...statsRoutes(), ...donationRoutes(settings), ...forms, ...mail.routes]
  const mailServer = await mail.startServer()
  const server = await startServer({ port, guard, ...api, routes: [healthRoute, ...routes, ...standIns] })
  const stopWebhook = revalidateUrl
    ? startWebhook(lake.store, { url: revalidateUrl, secret: webhookSecret, projectId, dataset })
    : () => {}
  return async () => {
    await Promise.all([server.stop(), mailServer.stop()])
    stopWebhook()
    await lake.close()
  }
}

/** One sentence for a problem that the user can fix. Any other error is a bug and keeps its stack. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof FolderInUseError) {
    return `Another process uses the data folder ${error.folder}: please stop it, or choose another with DATA_DIR.`
  }
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    const { port, smtpPort } = readSettings(process.env)
    const [taken, variable] =
      'port' in error && error.port === smtpPort ? [smtpPort, 'LOCAL_SMTP_PORT'] : [port, 'LOCAL_PORT']
    return `Port ${taken} is taken by another program: please stop it, or choose another with ${variable}.`
  }
  if (FOLDER_ERRORS.has(code)) {
    return `The folder ${process.env.DATA_DIR || '.data'} cannot be written to (${code}): please mend that, or choose another with DATA_DIR.`
  }
  // A plain Error was thrown on purpose, and its message is the sentence.
  return error.constructor === Error ? error.message : error
}
