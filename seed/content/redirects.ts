import type { SeedDocument } from '../shapes.ts'

export const redirects: SeedDocument[] = [
  redirect('/grassroots', 'grassroots'),
  redirect('/isma', 'isma'),
  redirect('/albayan', 'albayan'),
  redirect('/maskarima', 'maskarima'),
  redirect('/malv', 'malv'),
  redirect('/ISRI', 'ISRI'),
  redirect('/albayan/terminal1', 'albayan', terminal('sample-reader-1')),
  redirect('/albayan/terminal2', 'albayan', terminal('sample-reader-2')),
]

function redirect(path: string, destination: string, parameters: Record<string, string> = {}): SeedDocument {
  return {
    _id: `redirect${path.toLowerCase().replaceAll('/', '-')}`,
    _type: 'redirect',
    path,
    destination,
    parameters: Object.entries(parameters).map(([key, value]) => ({ _type: 'queryParameter', key, value })),
    active: true,
  }
}

/** On a card reader at a masjid's door, the donation page opens with these parameters. */
function terminal(readerId: string) {
  return { terminal: 'true', live: 'true', readerId }
}
