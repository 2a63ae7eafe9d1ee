import { INK_900, PAPER, SAFFRON_400 } from '@/lib/colors.gen'
/** The logo: a doorway between two minarets, and a lamp. Its own background keeps it visible in the light and dark schemes. It names the link around it. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" role="img" aria-label="Studio">
      <rect width="64" height="64" rx="14" fill={INK_900} />
      <g transform="translate(32 33) scale(0.72) translate(-32 -32)">
        <path
          fill={PAPER}
          d="M8 15.5 14 8l6 7.5 12 14.3 12-14.3L50 8l6 7.5V57H44V46.5c0-4.6-4-6.7-12-12.3-8 5.6-12 7.7-12 12.3V57H8z"
        />
        <path fill={SAFFRON_400} d="m32 6.5 4.6 6.2L32 19l-4.6-6.3z" />
      </g>
    </svg>
  )
}
