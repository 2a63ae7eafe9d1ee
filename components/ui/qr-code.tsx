/** In CSS pixels, including the quiet zone. */
const SIZE = 104

/** Of the empty middle, as a fraction of the code's width. */
const MARK_WIDTH = 0.15

type QrCodeProps = {
  label: string
  mark: { src: string; width: number; height: number } | null
}

/** Opens the live demo on a phone. A picture, so that its lines are in no page, and are loaded only where they show. */
export function QrCode({ label, mark }: QrCodeProps) {
  const fit = mark ? (SIZE * MARK_WIDTH) / Math.max(mark.width, mark.height) : 0
  return (
    <div className="qr-code">
      {/* biome-ignore lint/performance/noImgElement: drawn by the site in the size in which it shows */}
      <img src="/live-demo.svg" width={SIZE} height={SIZE} alt={label} loading="lazy" />
      {mark && (
        // biome-ignore lint/performance/noImgElement: requested in the size in which it shows
        <img src={mark.src} width={mark.width * fit} height={mark.height * fit} alt="" loading="lazy" />
      )}
    </div>
  )
}
