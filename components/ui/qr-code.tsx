/** CSS pixels of the longer side, in a middle that is empty for 21. */
const MARK_SIDE = 18

type QrCodeProps = {
  label: string
  mark: { src: string; width: number; height: number } | null
}

/** Opens the live demo on a phone. A picture, so that its lines are in no page, and are loaded only where they show. Its size is its own. */
export function QrCode({ label, mark }: QrCodeProps) {
  const fit = mark ? MARK_SIDE / Math.max(mark.width, mark.height) : 0
  return (
    <div className="qr-code">
      {/* biome-ignore lint/performance/noImgElement: drawn by the site, which says its size */}
      <img src="/live-demo.svg" alt={label} loading="lazy" />
      {mark && (
        // biome-ignore lint/performance/noImgElement: requested in the size in which it shows
        <img src={mark.src} width={mark.width * fit} height={mark.height * fit} alt="" loading="lazy" />
      )}
    </div>
  )
}
