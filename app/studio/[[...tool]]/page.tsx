import { Studio } from './studio.client'

export default function StudioPage() {
  return (
    <>
      <noscript>The Studio needs JavaScript. The website itself works without.</noscript>
      <Studio />
    </>
  )
}
