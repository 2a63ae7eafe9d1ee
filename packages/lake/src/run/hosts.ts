/** Where programs reach the hosted service: `<project>.api.sanity.io`, `<project>.apicdn.sanity.io`, both without a project, and the assets' host. */
const HOST = /^(?:(?:([a-z0-9][a-z0-9-]*)\.)?api(?:cdn)?|cdn)\.sanity\.io$/i

export function isSanityHost(host: unknown): boolean {
  return typeof host === 'string' && HOST.test(host)
}

export function projectOfHost(host: string): string | null {
  return HOST.exec(host.replace(/:\d+$/, ''))?.[1]?.toLowerCase() ?? null
}
