import { PageWall } from '@/components/give/page-wall'
import { ButtonLink } from '@/components/ui/button'
import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { GivePage } from './give'
import { findMasjid } from './masjids'
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

export function DonationPage(asked: Asked) {
  const masjid = findMasjid(asked.destination)
  const query = new URLSearchParams(asked.query)
  const isTerminal = query.get('terminal') === 'true'
  return (
    <>
      <FabricSymbols />
      {!masjid && <Unknown {...asked} />}
      {masjid && isTerminal && <Terminal masjid={masjid} query={query} address={asked.address} />}
      {masjid && !isTerminal && <GivePage {...asked} masjid={masjid} query={query} />}
    </>
  )
}

function Unknown({ destination, siteUrl }: Asked) {
  return (
    <div className="give-page">
      <PageWall name="Minara" />
      <main className="give-main grid content-start gap-4 text-center">
        <h1 className="text-title">No donation page at “{destination}”</h1>
        <p className="mb-3 text-muted">Check the address with your masjid, or look for a missing letter.</p>
        <ButtonLink href="demo">Try the live demo</ButtonLink>
        <ButtonLink variant="quiet" href={`${siteUrl}/`}>
          Go to the home page
        </ButtonLink>
      </main>
    </div>
  )
}
