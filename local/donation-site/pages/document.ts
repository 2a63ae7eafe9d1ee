import type { HttpResponse } from 'offline-content-lake/http'
import { INK_900 } from '../../colors.gen.ts'
import { type Html, html } from '../../page.ts'
import { ASSETS } from './parts.ts'

type Page = {
  title: string
  /** Names of files in the folders styles and browser. */
  style: string
  script?: string
  /** The view that is shown, for the style sheet. */
  view?: string
  body: Html
  status?: number
}

/** Everything comes from this host, nothing is inline, and nothing is sent anywhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The page asks whether this host still answers, when the browser believes that it is offline.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function document({ title, style, script, view = '', body, status = 200 }: Page): HttpResponse {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${INK_900}">
<title>${title}</title>
<link rel="preload" href="${ASSETS}/kufam.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${ASSETS}/hanken-grotesk.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${ASSETS}/base.css">
<link rel="stylesheet" href="${ASSETS}/${style}">
${script ? html`<script type="module" src="${ASSETS}/${script}"></script>` : null}
</head>
<body data-view="${view}">
${body}
</body>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return { status, headers, body: page.markup }
}
