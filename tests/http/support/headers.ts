import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer } from '../../support/ask.ts'
import { isUnderNext, stack } from '../../support/stack.ts'

export function readPolicy(header: string | null | undefined): Record<string, string[]> {
  const directives = (header ?? '').split(';').map(directive => directive.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** Inline scripts in a page's HTML that a browser would run. */
export function inlineScripts(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\bsrc=|type="(?!text\/javascript|module)/.test(attributes))
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const DENIED = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
const PLAYERS = '(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")'

/** Sent with every response. */
export const HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Sent with pages, and with redirects to them. */
const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    ...DENIED.split(/\s+/).map(feature => `${feature}=()`),
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(feature => `${feature}=${PLAYERS}`),
  ].join(', '),
}

const NOWHERE = { 'default-src': ["'none'"], 'object-src': ["'none'"], 'base-uri': ["'none'"] }
const POLICIES = {
  page: {
    ...NOWHERE,
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', `${stack.lakeUrl}/images/local0001/production/`],
    'media-src': [`${stack.lakeUrl}/files/local0001/production/`],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/'],
    'worker-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
  studio: {
    ...NOWHERE,
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', stack.lakeUrl],
    'media-src': ["'self'", 'blob:', `${stack.lakeUrl}/files/local0001/production/`],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'blob:',
      stack.lakeUrl,
      stack.lakeUrl.replace('http', 'ws'),
      stack.lakeUrl.replace('//', '//local0001.'),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
  other: { ...NOWHERE, 'worker-src': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'self'"] },
}

export type Kind = keyof typeof POLICIES

/** Checks the headers. Returns the script sources other than 'self'. */
export function expectHeaders({ status, headers }: Answer, kind: Kind): string[] {
  const { 'script-src': scripts = [], ...policy } = readPolicy(headers.get('content-security-policy'))
  // Only server.ts sends one with data.
  expect(policy).toEqual(isUnderNext && kind === 'other' ? { '': [] } : POLICIES[kind])
  const isDocument = kind !== 'other' || status === 307
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS))
    expect(headers.get(name)).toBe(isDocument ? value : null)
  expect(Object.fromEntries(headers)).toMatchObject(HEADERS)
  expect(headers.get('referrer-policy')).toBe(kind === 'studio' ? 'same-origin' : 'strict-origin-when-cross-origin')
  expect(headers.has('x-powered-by')).toBe(false)
  const [self, ...named] = scripts
  expect(self).toBe(kind === 'other' ? undefined : "'self'")
  expect(named.filter(source => !/^'(sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)'$/.test(source))).toEqual([])
  return named
}
