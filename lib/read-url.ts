/** Parses an http(s) URL from the environment, without slashes at its end; the error names the variable and what was expected. */
export function readUrl(name: string, value: string | undefined, fallback: string): string {
  const text = value || fallback
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is "${text}"; expected an address such as https://example.org`)
  }
  return url.href.replace(/\/+$/, '')
}
