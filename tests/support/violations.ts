import type { BrowserContext } from '@playwright/test'

/** Collects the CSP violations of all pages in the context, from now on. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding(
    'tellViolation',
    ({ page }, what: string) => void violations.push(`${page.url()}: ${what}`),
  )
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const tell: unknown = Reflect.get(window, 'tellViolation')
        if (typeof tell === 'function')
          tell(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return violations
}
