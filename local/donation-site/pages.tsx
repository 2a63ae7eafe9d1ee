import { renderToString } from 'react-dom/server'
import { type Asked, DonationPage } from './donation-page'
import { findMasjid } from './masjids'

/** The whole page at an address. Parameters that it does not know, such as utm_source, change nothing. */
export function renderPage(asked: Asked): { status: number; html: string } {
  const { assets } = asked
  const masjid = findMasjid(asked.destination)
  const title = masjid ? `${masjid.isDemo ? 'Live demo: give' : 'Give'} to ${masjid.name}` : 'No donation page here'
  const page = renderToString(<DonationPage {...asked} />)
  const html = renderToString(
    <html lang="en">
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, as the browser will see it */}
        <div id="page" data-asked={JSON.stringify(asked)} dangerouslySetInnerHTML={{ __html: page }} />
      </body>
    </html>,
  )
  return { status: masjid ? 200 : 404, html: `<!doctype html>${html}` }
}
