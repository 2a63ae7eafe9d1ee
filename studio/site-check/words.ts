import type { Kind, SiteReport } from '@/schemas/readiness/site-check'

export const TITLE = 'Check the site'

/** In the order of the buttons, with broken content first. */
export const KIND_TITLES: Record<Kind, string> = {
  missing: 'Missing documents',
  required: 'Fields to mend',
  link: 'Broken links',
  alternativeText: 'Alternative texts',
  headline: 'Long headlines',
  budget: 'Heavy pages',
  advice: 'Advice',
  sample: 'Sample content',
}

export function countOf(number: number, [one, many]: [one: string, many: string]): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
}

export function summaryOf({ documents, found }: SiteReport): string {
  const findings = found.flatMap(document => document.findings).length
  const [things, all] = [countOf(findings, ['thing', 'things']), countOf(documents, ['document', 'documents'])]
  return `${things} to look at in ${countOf(found.length, ['document', 'documents'])}. ${all} were checked.`
}

/** Documents with their findings of one kind, or with null of all kinds. Leaves out documents without any. */
export function documentsWith({ found }: SiteReport, kind: Kind | null): SiteReport['found'] {
  if (!kind) return found
  return found
    .map(document => ({ ...document, findings: document.findings.filter(finding => finding.kind === kind) }))
    .filter(({ findings }) => findings.length > 0)
}
