import { FabricSymbols } from '@/components/ui/fabric/drawing'
import { GivePage } from './give'
import { Terminal } from './terminal'

/** What the address asks for, as plain data for server and browser. */
export type Asked = {
  name: string
  /** The masjid of the demo is known to be in the United States, and its page shows what came in this week. */
  isDemo: boolean
  query: [name: string, value: string][]
  siteUrl: string
  today: string
  assets: string
}

/** The whole page at an address. Parameters that it does not know, such as utm_source, change nothing. */
export function Page(asked: Asked) {
  const { name, isDemo, siteUrl, today, assets } = asked
  const query = new URLSearchParams(asked.query)
  return (
    <html lang="en" data-asked={JSON.stringify(asked)}>
      {/* biome-ignore lint/style/noHeadElement: it is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${isDemo ? 'Live demo: give' : 'Give'} to ${name}`}</title>
        <link rel="stylesheet" href={`${assets}browser.css`} />
        <script type="module" src={`${assets}browser.js`} />
      </head>
      <body>
        <FabricSymbols />
        {query.get('terminal') === 'true' ? (
          <Terminal {...{ name, query, today }} />
        ) : (
          <GivePage {...{ name, isDemo, query, siteUrl, today }} />
        )}
      </body>
    </html>
  )
}
