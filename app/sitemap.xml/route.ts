import { getSiteMap } from '@/content/routes/site-map'
import { absoluteUrl } from '@/lib/structured-data'
import { element } from '@/lib/xml'

const CONTENT_TYPE = 'application/xml; charset=utf-8'

/** All pages with the time of their last change, in the format of sitemaps.org. */
export async function GET(): Promise<Response> {
  const urls = (await getSiteMap()).map(({ path, lastModified }) => {
    const time = lastModified ? element('lastmod', lastModified) : ''
    return `<url>${element('loc', absoluteUrl(path))}${time}</url>`
  })
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(map, { headers: { 'content-type': CONTENT_TYPE } })
}
