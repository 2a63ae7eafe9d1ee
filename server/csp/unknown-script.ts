import { log } from '../../lib/log.ts'

const SAMPLE_LENGTH = 60
const MESSAGE = 'A page has an inline script of an unknown shape: the policy of such pages allows any inline script'

const loggedFor = new Set<string>()

/** Logs once per kind of page. Only code is logged, because texts may be what a visitor typed. */
export function reportUnknownScript(page: string, script: string): void {
  if (loggedFor.has(page)) return
  loggedFor.add(page)
  log.warn('csp.unknownScript', {
    message: MESSAGE,
    page,
    script: script.slice(0, SAMPLE_LENGTH).replace(/["'`].*$/s, '…'),
  })
}
