/** The first import of a script that asks the content service: @sanity/client throws while it is loaded where it cannot read a proxy. */
import { findUnreadableProxy } from '../lib/environment/proxies.ts'

const sentence = findUnreadableProxy(process.env)
if (sentence) {
  console.error(sentence)
  process.exit(2)
}
