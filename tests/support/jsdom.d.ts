/** The part of jsdom that the tests use; the package ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { url?: string; contentType?: string })
    readonly window: { readonly document: Document }
  }
  export class CookieJar {
    getCookieStringSync(url: string): string
    setCookieSync(cookie: string, url: string): unknown
  }
}
