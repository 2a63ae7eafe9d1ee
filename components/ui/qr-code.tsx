/** CSS pixels of the longer side, in a middle that is empty for 21. */
const MARK_SIDE = 18

type QrCodeProps = { label: string; mark: { src: string; width: number; height: number } | null }

/** Opens the live demo on a phone. A picture, so that its lines are in no page, and are loaded only where they show. Its size is its own. */
export function QrCode({ label, mark }: QrCodeProps) {
  const fit = mark ? MARK_SIDE / Math.max(mark.width, mark.height) : 0
  return (
    // It keeps its place while the picture loads, whose side depends on the length of the address.
    <div className="qr-code grid min-h-[123px] min-w-[123px] place-items-center overflow-hidden rounded-[12px] bg-white forced-color-adjust-none [&>*]:max-w-none [&>*]:[grid-area:1/1]">
      {/* biome-ignore lint/performance/noImgElement: drawn by the site, which says its size */}
      <img src="/live-demo.svg" alt={label} loading="lazy" />
      {mark && (
        // biome-ignore lint/performance/noImgElement: requested in the size in which it shows
        <img src={mark.src} width={mark.width * fit} height={mark.height * fit} alt="" loading="lazy" />
      )}
    </div>
  )
}
