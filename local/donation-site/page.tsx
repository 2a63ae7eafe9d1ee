import { ButtonLink } from '@/components/ui/button'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { findMasjid } from './gift'
import { GivePage } from './give'
import { PageFrame } from './page-frame'
import { Terminal } from './terminal'

/** What the address asks for, as plain data for server and browser. */
export type Asked = {
  destination: string
  query: [name: string, value: string][]
  /** Where donors can give on their own phones, without the scheme. */
  address: string
  siteUrl: string
  today: string
  assets: string
}

/** The whole page at an address. Parameters that it does not know, such as utm_source, change nothing. */
export function Page(asked: Asked) {
  const { destination, siteUrl, today, address, assets } = asked
  const masjid = findMasjid(destination)
  const query = new URLSearchParams(asked.query)
  const isTerminal = query.get('terminal') === 'true'
  const title = masjid ? `${masjid.isDemo ? 'Live demo: give' : 'Give'} to ${masjid.name}` : 'No donation page here'
  return (
    <html lang="en" data-asked={JSON.stringify(asked)}>
      {/* biome-ignore lint/style/noHeadElement: it is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${assets}browser.css`} />
        <script type="module" src={`${assets}browser.js`} />
      </head>
      <body>
        <FabricSymbols />
        {!masjid && <Unknown {...{ destination, siteUrl }} />}
        {masjid && isTerminal && <Terminal name={masjid.name} {...{ query, address, today }} />}
        {masjid && !isTerminal && <GivePage {...{ masjid, query, siteUrl, today }} />}
      </body>
    </html>
  )
}

export function statusOf(destination: string): number {
  return findMasjid(destination) ? 200 : 404
}

function Unknown({ destination, siteUrl }: Pick<Asked, 'destination' | 'siteUrl'>) {
  return (
    <PageFrame name="Minara" className="grid content-start gap-4 text-center lg:content-center">
      <h1 className="text-title">No donation page at “{destination}”</h1>
      <p className="mb-3 text-muted">Check the address with your masjid, or look for a missing letter.</p>
      <ButtonLink href="demo">Try the live demo</ButtonLink>
      <ButtonLink variant="quiet" href={`${siteUrl}/`}>
        Go to the home page
      </ButtonLink>
    </PageFrame>
  )
}
