/** Reads DATABASE_URL; null when it is not set. No error repeats the value, because it contains a password. */
export function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isServer = url && /^postgres(ql)?:$/.test(url.protocol) && (url.hostname || url.searchParams.has('host'))
  if (isServer && /^\/[^/]+$/.test(url.pathname)) return text
  throw new Error(
    'DATABASE_URL is not what was expected: an address such as postgres://user:password@db.example.org:5432/minara?sslmode=verify-full, with %40 for an @ in user or password',
  )
}
