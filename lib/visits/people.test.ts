import { describe, expect, it } from 'vitest'
import { isAskedByPage, isNavigation, isPerson, isShownLater } from './people.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const read = (headers: Record<string, string>) => (name: string) => headers[name] ?? ''

describe('a person', () => {
  it.each([
    ['Chrome', CHROME],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Edge', `${CHROME} Edg/142.0.0.0`],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'a link in Facebook',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.37.107]',
    ],
    [
      'a link in Instagram',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 355.0.0.40.112',
    ],
    [
      'a phone of CUBOT',
      'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16'],
  ])('is somebody with %s', (_, agent) => {
    expect(isPerson(read({ 'user-agent': agent }))).toBe(true)
  })

  it.each([
    ['nothing', ''],
    [
      'Googlebot',
      `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36`,
    ],
    [
      'Bingbot',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    ],
    [
      'GPTBot',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.1; +https://openai.com/gptbot',
    ],
    [
      'ChatGPT',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    ],
    ['Yandex', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
    ['Baidu', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    ['Yahoo', 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
    ['a link preview of Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['a link preview of WhatsApp', 'WhatsApp/2.23.20.0'],
    ['a link preview of Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['a link preview of Telegram', 'TelegramBot (like TwitterBot)'],
    ['Lighthouse', `${CHROME} Chrome-Lighthouse`],
    ['a browser without a window', CHROME.replace('Chrome/', 'HeadlessChrome/')],
    ['a monitor', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
    ['curl', 'curl/8.14.1'],
    ['Node', 'node'],
    ['Python', 'python-requests/2.32.3'],
  ])('is not %s', (_, agent) => {
    expect(isPerson(read({ 'user-agent': agent }))).toBe(false)
  })

  it.each([
    ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a page that is rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page that Firefox fetches ahead', { 'x-moz': 'prefetch' }],
    ['a page that an older browser fetches ahead', { purpose: 'prefetch' }],
    ['a preview in Safari’s top sites', { 'x-purpose': 'preview' }],
    ['staff who see drafts', { cookie: 'a=b; __prerender_bypass=abc' }],
  ])('is not behind %s', (_, headers) => {
    expect(isPerson(read({ 'user-agent': CHROME, ...headers }))).toBe(false)
  })
})

describe('a navigation', () => {
  it.each<[what: string, headers: Record<string, string>, expected: boolean]>([
    ['a click on a link', { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' }, true],
    ['one of a browser without fetch metadata', { accept: 'text/html,application/xhtml+xml' }, true],
    ['the frame of the Studio', { 'sec-fetch-dest': 'iframe', accept: 'text/html' }, false],
    ['a script that reads the page', { 'sec-fetch-dest': 'empty', accept: '*/*' }, false],
    ['anything that takes anything', { accept: '*/*' }, false],
    ['data for a click on a link of Next', { rsc: '1', accept: '*/*', 'sec-fetch-dest': 'empty' }, false],
    ['data that Next fetches ahead', { rsc: '1', 'next-router-prefetch': '1', accept: 'text/html' }, false],
    [
      'a part of a page that Next fetches ahead',
      { 'next-router-segment-prefetch': '/_tree', accept: 'text/html' },
      false,
    ],
  ])('%s: %j is %s', (_, headers, expected) => {
    expect(isNavigation(read(headers))).toBe(expected)
  })
})

it('only pages of the site start a form', () => {
  expect(isAskedByPage(read({ 'sec-fetch-site': 'same-origin' }))).toBe(true)
  expect(isAskedByPage(read({}))).toBe(true)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(isAskedByPage(read({ 'sec-fetch-site': site }))).toBe(false)
})

describe('a page that tells that it is shown', () => {
  it.each<[what: string, expected: boolean, headers: Record<string, string>]>([
    ['a page of the site', true, { 'x-page-shown': '1', 'sec-fetch-site': 'same-origin' }],
    ['an old browser', true, { 'x-page-shown': '1' }],
    ['another site', false, { 'x-page-shown': '1', 'sec-fetch-site': 'cross-site' }],
    ['any other request', false, { 'sec-fetch-site': 'same-origin' }],
  ])('%s: %s', (_, expected, headers) => {
    expect(isShownLater(read(headers))).toBe(expected)
  })
})
